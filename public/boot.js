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
  // A form that is sent or a button that is pressed before React is there does its work later, with all that was typed. The
  // event stops here: React would replay it as well.
  const holdBack = (event, element) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    element.dataset.early = ''
  }
  document.addEventListener(
    'submit',
    (event) => {
      // A form in an island is hydrated with it.
      const part = event.target.closest('portal-island') ?? event.target.closest('form[data-hydrates]')
      if (part && part.dataset.hydrated === undefined) holdBack(event, event.target)
    },
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('portal-island:not([data-hydrated]) button:not([popovertarget])')
      if (button?.type === 'button') holdBack(event, button)
      // What is wrong is said by the island, in its own words beside the fields, and not by the browser.
      if (button?.type === 'submit' && button.form) button.form.noValidate = true
    },
    true,
  )
})()
