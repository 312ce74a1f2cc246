export function useRouter() {
  return {
    push: (href: string) => location.assign(href),
    replace: (href: string) => location.replace(href),
  }
}

export function usePathname(): string {
  return location.pathname
}
