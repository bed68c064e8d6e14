import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("page-boundary.tsx", [
    index("pages/home/home.tsx"),
    route("contact/:service?", "pages/contact/contact.tsx"),
    layout("with-sidebar.tsx", [
      route("about", "pages/about/about.tsx"),
      route("accreditation", "pages/accreditation/accreditation.tsx"),
      route("nabl-scope/testing-scope", "pages/testing-scope/testing-scope.tsx"),
      route("clientele", "pages/clientele/clientele.tsx"),
      route("services", "pages/services/services.tsx", { id: "services-short" }),
      route("services/all-testing-facilities", "pages/services/services.tsx"),
      route("services/tests", "pages/tests/tests.tsx"),
      route("services/:slug", "pages/service/service.tsx", { id: "service" }),
      route(cubePlannerPage.path, "pages/cube-planner/cube-planner.tsx", { id: "cube-planner" }),
      route("standards", "pages/standards/standards.tsx"),
      route("standards/:slug", "pages/standard/standard.tsx"),
      route("how-we-work", "pages/how-we-work/how-we-work.tsx"),
      route("privacy", "pages/privacy/privacy.tsx"),
      route("request-form", "pages/request-form/request-form.tsx"),
      route("enquiry/received", "pages/enquiry-received/enquiry-received.tsx"),
    ]),
    route("offline", "pages/offline/offline.tsx"),
    route("enquiry/answer/:page", "pages/enquiry-answer/enquiry-answer.tsx"),
    route("*", "pages/not-found/not-found.tsx"),
  ]),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("llms.txt", "feeds/llms.ts"),
] satisfies RouteConfig;
