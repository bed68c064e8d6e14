// The first import of astro.config.mjs: React chooses its files by this variable as soon as something imports it.
// Whatever the shell says, visitors get the production build.
if (process.argv[2] === "build") process.env.NODE_ENV = "production";
