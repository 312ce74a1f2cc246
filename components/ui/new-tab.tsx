/** Tells screen readers that a link opens a new tab. */
export const NewTab = () => <span className="sr-only"> (opens in a new tab)</span>
