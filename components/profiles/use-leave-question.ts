import { useEffect, useState } from 'react'

/**
 * Asks before a page with unsaved changes is left: in our own dialog for a link of the site, in the browser's own for
 * closing the tab.
 */
export function useLeaveQuestion(isUnsaved: boolean) {
  const [destination, setDestination] = useState<string | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    function askOnLink(event: MouseEvent) {
      const link = (event.target as Element).closest('a')
      const isElsewhere = link && link.target !== '_blank' && link.pathname !== location.pathname
      if (!isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      setDestination(link.href)
    }
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', askOnLink, true)
    window.addEventListener('beforeunload', askOnUnload)
    return () => {
      document.removeEventListener('click', askOnLink, true)
      window.removeEventListener('beforeunload', askOnUnload)
    }
  }, [isUnsaved])

  // The question was answered: the browser need not ask it again.
  function leave() {
    if (!destination) return
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    location.assign(destination)
  }

  return { isAsked: destination !== null, leave, stay: () => setDestination(null) }
}
