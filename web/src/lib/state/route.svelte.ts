// Where in the client one is: the path of the address, without a framework.

let path = $state(location.pathname)
let query = $state(location.search)

function read(): void {
  path = location.pathname
  query = location.search
}

addEventListener('popstate', read)

export const route = {
  get path() {
    return path
  },
  /** The parts of the path. */
  get parts(): readonly string[] {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  },
  get query() {
    return new URLSearchParams(query)
  },
}

/** Goes to another page of the client. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(undefined, '', to)
  else history.pushState(undefined, '', to)
  read()
  if (!replace) scrollTo(0, 0)
}

/** Makes internal links change the page without reloading it. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
