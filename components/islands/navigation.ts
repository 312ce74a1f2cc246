/** Stands for next/navigation within an island: the browser is the router. */
export function useRouter() {
  return {
    push: (href: string) => location.assign(href),
    replace: (href: string) => location.replace(href),
  }
}

/** The path of the page that the island stands on. */
export function usePathname(): string {
  return location.pathname
}
