/** Calls back when the browser shows the page again from its back/forward cache, as it was left. */
export function watchRestore(onRestore: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onRestore()
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
