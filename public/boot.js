// Runs before the first paint: the chosen theme, and whether the header greets someone (requirements §3, browser storage keys).
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('isLoggedIn') === 'true') root.dataset.signedIn = ''
  } catch {
    // Storage is switched off: the system's theme and the anonymous header are right.
  }
  // A card's logo becomes the logo of its job's page, and back.
  const nameLogo = (url, transition) => {
    if (!transition || !url) return
    const card = document.querySelector(`article a[href="${new URL(url).pathname}"]`)?.closest('article')
    const logo = card?.querySelector('[data-logo]')
    if (!logo) return
    const former = document.querySelector('[data-logo=page]')
    if (former) former.style.viewTransitionName = 'none'
    logo.style.viewTransitionName = 'job-logo'
    transition.finished.finally(() => {
      logo.style.viewTransitionName = ''
      if (former) former.style.viewTransitionName = ''
    })
  }
  addEventListener('pageswap', ({ activation, viewTransition }) => nameLogo(activation?.entry?.url, viewTransition))
  addEventListener('pagereveal', ({ viewTransition }) => nameLogo(window.navigation?.activation?.from?.url, viewTransition))
  // Zod asks here whether it may compile its schemas, which the content policy forbids.
  globalThis.__zod_globalConfig = { jitless: true }
  // A form that is sent before its island or its page is alive waits for it, with all that was typed; so does a button. What
  // waits is hidden from a page that is just coming alive: it would be done then and again.
  const wait = (event, element) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    element.dataset.waiting = ''
  }
  const early = (event) => {
    if (event.target.closest('portal-island:not([data-live]), form[data-waits]:not([data-live])')) wait(event, event.target)
  }
  document.addEventListener('submit', early, true)
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('portal-island:not([data-live]) button:not([popovertarget])')
      if (button?.type === 'button') wait(event, button)
      // What is wrong is said by the island, in its own words beside the fields, and not by the browser.
      if (button?.type === 'submit' && button.form) button.form.noValidate = true
    },
    true,
  )
})()
