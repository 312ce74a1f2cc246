/** Keeps clicks on buttons until hydration. The script blocks on purpose, so that it runs before anyone can click. */
export function EarlyClicks() {
  return <script src="/early-clicks.js" />
}
