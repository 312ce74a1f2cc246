// Keeps clicks on the console's buttons from before hydration, and repeats them in order until React handles each. On
// public pages, boot.js does this for each island.
;(() => {
  const MAX_WAIT_MS = 10_000
  let early = []
  let isOver = false
  let repeated = null
  // components/console/lists/early-clicks.tsx sets isHandled.
  const isHandledNow = (button) => {
    repeated = new MouseEvent('click', { bubbles: true, cancelable: true })
    button.dispatchEvent(repeated)
    return repeated.isHandled
  }
  const isReachable = (button) => {
    const dialog = document.querySelector('dialog:modal')
    return button.isConnected && (!dialog || dialog.contains(button))
  }
  // One click per frame, so that a click sees what the one before it did.
  const repeat = () => {
    const [button] = early
    if (button && (!isReachable(button) || isHandledNow(button))) early.shift()
    if (early.length > 0) requestAnimationFrame(repeat)
  }
  // The scripts have run by then, or they never will.
  const giveUp = () => {
    isOver = true
    early = []
  }
  addEventListener('load', () => setTimeout(giveUp, MAX_WAIT_MS))
  addEventListener('click', (event) => {
    const button = event.target.closest('[data-early-clicks] button[type=button]:not([popovertarget])')
    if (!button || event === repeated) return
    // People click again if nothing happens, so these clicks count once.
    if (event.isHandled) early = early.filter((each) => each !== button)
    else if (!isOver && button !== early.at(-1) && early.push(button) === 1) requestAnimationFrame(repeat)
  })
})()
