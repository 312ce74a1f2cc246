const MAX_FRAMES = 20

/** Focuses an element that React is about to render, and brings it into view. */
export function focusSoon(find: () => HTMLElement | null, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const found = find()
    found?.focus()
    found?.scrollIntoView({ block: 'center' })
    if (!found && frames > 1) focusSoon(find, frames - 1)
  })
}
