import { createServer } from 'node:net'

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      const port = typeof bound === 'object' && bound ? bound.port : 0
      probe.close(() => done(port))
    })
  })
}

export function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another number.`
  if (error.code === 'EACCES')
    return `This user isn't allowed to listen on port ${port}. Set PORT to a number above 1023.`
  return `Can't listen on ${host}:${port} (${error.code}). Check HOST and PORT.`
}
