// Loaded by boot.js where an editor has signed in: a link to edit the public page that's open.
let path = ''
let bar = null

async function showLink() {
  if (location.pathname === path) return
  path = location.pathname
  bar?.remove()
  const href = document.getElementById('page-end') && (await editPathOf(path))
  if (!href || location.pathname !== path) return
  const link = Object.assign(document.createElement('a'), { href, textContent: 'Edit this page' })
  link.className =
    'inline-flex min-h-11 items-center rounded-control border border-edge bg-raised px-5 font-semibold text-ink shadow-lifted hover:bg-sunken'
  bar = Object.assign(document.createElement('aside'), { ariaLabel: 'Editing' })
  bar.className = 'fixed right-4 bottom-4 z-30 print:hidden'
  bar.append(link)
  document.body.append(bar)
}

async function editPathOf(of) {
  try {
    const response = await fetch(`/api/edit-link?path=${encodeURIComponent(of)}`)
    if (response.status === 401 || response.status === 403) localStorage.removeItem('portal:editor')
    return response.ok ? (await response.json()).href : null
  } catch {
    // The page works without the link.
    return null
  }
}

if (document.readyState === 'loading')
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
await showLink()
// With LIGHT_PAGES=off, a link shows another page without loading it.
window.navigation?.addEventListener('navigatesuccess', showLink)
