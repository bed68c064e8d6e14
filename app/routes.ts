import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("pages/screen.tsx", [
    index("pages/home/home.tsx"),
    route("contact/:service?", "pages/contact.tsx"),
    layout("pages/with-sidebar.tsx", [
      route("about", "pages/about.tsx"),
      route("accreditation", "pages/accreditation.tsx"),
      route("nabl-scope/testing-scope", "pages/testing-scope.tsx"),
      route("clientele", "pages/clientele.tsx"),
      route("services", "pages/services.tsx", { id: "services-short" }),
      route("services/all-testing-facilities", "pages/services.tsx"),
      route("services/tests", "pages/tests.tsx"),
      route("services/:slug", "pages/service.tsx"),
      route("standards", "pages/standards.tsx"),
      route("standards/:slug", "pages/standard.tsx"),
      route("how-we-work", "pages/how-we-work.tsx"),
      route("privacy", "pages/privacy.tsx"),
      route("sample-sheet", "pages/sample-sheet.tsx"),
      route("enquiry/received", "pages/enquiry-received.tsx"),
    ]),
    route("offline", "pages/offline.tsx"),
    route("enquiry/answer/:page", "pages/no-script-result.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("llms.txt", "feeds/llms.ts"),
] satisfies RouteConfig;
