import { frameCopy } from "#content/copy/frame/frame.ts";
import { formPath } from "#content/copy/pages.ts";
import { BottomBar } from "./bottom-bar/bottom-bar.tsx";

/** The bar of pages that are about nothing that has a question of its own. */
export const AskBar = () => <BottomBar ask={{ label: frameCopy.ask, to: formPath }} />;
