type Until = { ms: number; isStopping?: () => boolean }

/**
 * Acts on items one after another, but starts none after that many ms or once the process stops. Returns those that it
 * left out, so that they can be given back before their lease ends.
 */
export async function inTurn<Item>(
  items: Item[],
  { ms, isStopping = () => false }: Until,
  act: (item: Item) => Promise<void>,
): Promise<Item[]> {
  const start = performance.now()
  for (const [index, item] of items.entries()) {
    if (isStopping() || performance.now() - start >= ms) return items.slice(index)
    await act(item)
  }
  return []
}
