/**
 * Whether a dialog, sheet or menu is open. Keys then don't act on what's behind it. `:is` ignores what an old browser
 * doesn't know.
 */
export const hasOpenLayer = () => document.querySelector(':is(dialog[open], [popover]:popover-open)') !== null
