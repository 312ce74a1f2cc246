// Loaded by boot.js where an editor has signed in: a link to edit the public page that's open.
try {
  const response = await fetch(`/api/edit-link?path=${encodeURIComponent(location.pathname)}`)
  if (response.status === 401 || response.status === 403) localStorage.removeItem('portal:editor')
  const { href } = response.ok ? await response.json() : { href: null }
  if (href) {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Edit this page' })
    link.className =
      'inline-flex min-h-11 items-center rounded-control border border-edge bg-raised px-5 font-semibold text-ink shadow-lifted hover:bg-sunken'
    const bar = document.createElement('aside')
    bar.ariaLabel = 'Editing'
    bar.className = 'fixed right-4 bottom-4 z-30 print:hidden'
    bar.append(link)
    document.body.append(bar)
  }
} catch {
  // The page works without the link.
}
