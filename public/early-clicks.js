// Holds clicks on the console's buttons until React has hydrated them, then repeats the last one. On public pages, boot.js does
// this for each island.
;(() => {
  // React adds its own property to each element that it has hydrated.
  const isHydrated = (element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'))
  let held = null
  const passOn = () => {
    if (!held?.isConnected) held = null
    else if (isHydrated(held)) {
      const button = held
      held = null
      button.click()
    } else requestAnimationFrame(passOn)
  }
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button[type=button]:not([popovertarget])')
      if (!button || isHydrated(button)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!held) requestAnimationFrame(passOn)
      held = button
    },
    true,
  )
})()
