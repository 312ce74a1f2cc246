/** Keeps clicks on buttons from before hydration. Blocks on purpose, so that it runs before anyone can click. */
export function EarlyClicks() {
  return <script src="/early-clicks.js" />
}
