// Holds back clicks on buttons of the console before hydration; they happen afterward. Public pages do that by island
// (boot.js). Loaded where React hydrates the whole page.
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
