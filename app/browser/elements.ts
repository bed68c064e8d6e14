/** Every element of the site, so that its tag is all that a page needs; together they are smaller than what a page shares. */
import.meta.glob("../**/*.element.ts", { eager: true });
