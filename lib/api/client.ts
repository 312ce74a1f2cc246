import type { FieldErrors } from '@/lib/api/errors'

/** `status` is 0 if the server couldn't be reached. */
export type ApiResponse<T = unknown> = { isOk: boolean; status: number; message: string; errors: FieldErrors; data: T }

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData
  onProgress?: (share: number) => void
  keepalive?: boolean
}

/**
 * Dispatched on the window when a call finds that no one is signed in. A listener that informs the visitor calls
 * preventDefault.
 */
export const SESSION_OVER = 'session-over'

/** Never throws. If the server can't be reached, that's a response too. */
export async function callApi<T = unknown>(path: string, call: Call): Promise<ApiResponse<T>> {
  const { status, body } = await (call.onProgress ? sendWithProgress(path, call) : send(path, call)).catch(() => ({
    status: 0,
    body: '{}',
  }))
  if (status === 401 && !window.dispatchEvent(new Event(SESSION_OVER, { cancelable: true })))
    return { isOk: false, status, message: '', errors: {}, data: {} as T }
  const data = parse(body)
  const fields = typeof data === 'object' && data !== null ? (data as { message?: string; errors?: FieldErrors }) : {}
  return {
    isOk: status >= 200 && status < 300,
    status,
    message: fields.message ?? (typeof data === 'string' && !isPage(data) ? data : ''),
    errors: fields.errors ?? {},
    data: data as T,
  }
}

export function multipartBody(part: string, data: unknown, files: Record<string, File | null | undefined>): FormData {
  const form = new FormData()
  form.set(part, JSON.stringify(data))
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file)
  return form
}

async function send(path: string, { method, json, form, keepalive }: Call) {
  const response = await fetch(path, {
    method,
    keepalive,
    headers: { accept: 'application/json', ...(json !== undefined && { 'content-type': 'application/json' }) },
    body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
  })
  return { status: response.status, body: await response.text() }
}

/** fetch can't report upload progress; XMLHttpRequest can. */
function sendWithProgress(path: string, { method, form, onProgress }: Call): Promise<{ status: number; body: string }> {
  onProgress?.(0)
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onload = () => done({ status: request.status, body: request.responseText })
    request.onerror = () => fail(new Error("We couldn't reach the server."))
    request.send(form)
  })
}

/** An HTML error page from a proxy isn't a message for visitors. */
function isPage(text: string): boolean {
  return text.trimStart().startsWith('<')
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
