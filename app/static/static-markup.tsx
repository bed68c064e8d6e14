import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { requestStore } from "#app/request/request-store.ts";
import { useRequestedIds } from "#app/request/use-request.ts";
import { targetOf } from "#app/ui/target-of.ts";

interface StaticMarkupProps {
  /** Rendered in a loader. */
  html: string;
}

/**
 * What needs no script is rendered at build and never hydrated; one listener handles its links and buttons. The key
 * lets each effect see the markup that it was written for.
 */
export const StaticMarkup = ({ html }: StaticMarkupProps) => <Markup key={html} html={html} />;

function Markup({ html }: StaticMarkupProps) {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const requested = useRequestedIds();

  useLayoutEffect(() => hideExpired(root.current!), []);

  useLayoutEffect(() => {
    for (const button of root.current!.querySelectorAll<HTMLElement>("[data-add]"))
      showRequested(button, requested.includes(button.dataset["add"]!));
  }, [requested]);

  // What an address names is not hidden in a closed section or group.
  useLayoutEffect(() => {
    const target = targetOf(hash);
    if (!target || !root.current!.contains(target)) return;
    const section = target
      .closest("section")
      ?.querySelector<HTMLDetailsElement>(":scope > details:only-child");
    if (section) section.open = true;
    const group = target.closest("tbody") ?? target.querySelector("tbody");
    if (group) setOpen(group, true);
  }, [hash]);

  useEffect(() => {
    const { current } = root;
    const press = (event: MouseEvent) => {
      const target = (event.target as Element).closest<HTMLElement>("a, [data-add], [data-toggle]");
      if (target instanceof HTMLAnchorElement) {
        if (!isForRouter(event, target, pathname)) return;
        event.preventDefault();
        void navigate(target.pathname + target.search + target.hash);
      } else if (target?.dataset["add"]) {
        requestStore.toggle(target.dataset["add"]);
      } else if (target) {
        const group = target.closest("tbody")!;
        setOpen(group, "closed" in group.dataset);
      }
    };
    current!.addEventListener("click", press);
    return () => current!.removeEventListener("click", press);
  }, [navigate, pathname]);

  return <div ref={root} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

function showRequested(button: HTMLElement, isRequested: boolean) {
  const name = button.dataset["name"]!;
  button.toggleAttribute("data-chosen", isRequested);
  button.ariaLabel = isRequested ? yourRequestCopy.remove(name) : yourRequestCopy.add(name);
}

function setOpen(group: HTMLElement, open: boolean) {
  group.toggleAttribute("data-closed", !open);
  const button = group.querySelector<HTMLElement>("[data-toggle]");
  if (button) button.ariaExpanded = String(open);
}

/** A document may be older than the last day of a scope that it quotes. */
function hideExpired(root: HTMLElement) {
  const today = todayInIndia(new Date());
  for (const line of root.querySelectorAll<HTMLElement>("[data-until]"))
    line.hidden = line.dataset["until"]! < today;
}

/** The browser follows links to other sites and to places of this page, in new tabs, and without a connection. */
const isForRouter = (event: MouseEvent, link: HTMLAnchorElement, pathname: string) =>
  navigator.onLine &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.origin === location.origin &&
  link.pathname !== pathname &&
  !link.target;
