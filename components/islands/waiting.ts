/** Marks an island as alive and does what public/boot.js has held back: a form that was sent, a button that was pressed. */
export function sendWaiting(place: HTMLElement): void {
  place.dataset.live = ''
  for (const waiting of place.querySelectorAll<HTMLElement>('[data-waiting]')) {
    delete waiting.dataset.waiting
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit()
    else waiting.click()
  }
}

/** Whether someone is at work in an island that is not alive yet. */
export function isTouched(place: HTMLElement): boolean {
  return place.matches(':focus-within') || place.querySelector('[data-waiting]') !== null
}
