// Runs before the first paint: sets the chosen theme, and whether the header greets someone (requirements §3, storage keys).
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('isLoggedIn') === 'true') root.dataset.signedIn = ''
    if (localStorage.getItem('portal:editor')) import('/edit-link.js')
  } catch {
    // Without storage the system's theme and the anonymous header apply.
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
  // Keeps Zod from compiling schemas, which the content policy forbids.
  globalThis.__zod_globalConfig = { jitless: true }
  // Holds back submits and clicks before hydration; they happen afterward, with everything that was typed. Stops the
  // event, because React would replay it as well.
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
      // The island reports errors beside the fields, instead of the browser.
      if (button?.type === 'submit' && button.form) button.form.noValidate = true
    },
    true,
  )
})()
