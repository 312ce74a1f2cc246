type Area = 'local' | 'session'

// The only file that accesses browser storage. Storage can be disabled or full, and the site works without it.

export function read(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

export function readJson<T>(area: Area, key: string, fallback: T): T {
  try {
    const value = read(area, key)
    return value ? ((JSON.parse(value) as T | null) ?? fallback) : fallback
  } catch {
    return fallback
  }
}

export function write(area: Area, key: string, value: string): boolean {
  try {
    storageOf(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function writeJson(area: Area, key: string, value: unknown): boolean {
  return write(area, key, JSON.stringify(value))
}

export function remove(area: Area, key: string): void {
  try {
    storageOf(area).removeItem(key)
  } catch {
    return
  }
}

export function keys(area: Area): string[] {
  try {
    return Object.keys(storageOf(area))
  } catch {
    return []
  }
}

/** Whether the server has set this cookie for scripts to read. Reading it removes it. */
export function takeCookie(name: string): boolean {
  const isSet = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox ESR and Safari before 18.4 have no Cookie Store API.
  if (isSet) document.cookie = `${name}=; path=/; max-age=0`
  return isSet
}

const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage)
