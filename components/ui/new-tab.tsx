/** What a link says that opens a new tab. */
export const NewTab = () => <span className="sr-only"> (opens in a new tab)</span>
