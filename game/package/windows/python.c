/* python.exe: hands its arguments to the library beside it. */
#include <windows.h>

typedef int (*Main)(int, wchar_t **);

int wmain(int argc, wchar_t **argv)
{
    HMODULE python = LoadLibraryW(L"python311.dll");
    return python ? ((Main)GetProcAddress(python, "Py_Main"))(argc, argv) : 99;
}
