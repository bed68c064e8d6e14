// Every script of package.json runs this first, because cmd.exe knows neither `exec` nor variables before a command.
if (process.platform === "win32") {
  console.error(
    "This project runs on Linux and macOS. On Windows use WSL (Windows Subsystem for Linux): install it with `wsl --install`, and run this command in its terminal.",
  );
  process.exit(1);
}
