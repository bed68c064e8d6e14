const failed = "astro-island[ssr]:is([client=idle], [client=load], [client=visible])";

// An island whose script did not arrive starts again where it is put into the page.
addEventListener("online", () => {
  for (const island of document.querySelectorAll(failed)) island.before(island);
});
