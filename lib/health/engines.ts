import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { createClient } from 'redis'
import type { Check } from '@/lib/health/probe'

/** With less room on the disk than a few uploads take, the next one fails. */
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** The folder of the uploads can be written to, and there is room. */
export function folderCheck(folder: string): Check {
  return {
    isRequired: true,
    run: async () => {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < MIN_FREE_BYTES) throw new Error('the disk is full')
    },
  }
}

type Bucket = { bucket: string; region: string; endpoint?: string; accessKeyId: string; secretAccessKey: string }

/** The bucket is there and the keys open it. */
export function bucketCheck({ bucket, region, endpoint, ...credentials }: Bucket): Check {
  const client = new S3Client({
    region,
    credentials,
    maxAttempts: 1,
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  return {
    isRequired: true,
    run: async (abortSignal) => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal })
    },
  }
}

/** Redis takes a command from a client of its own. */
export function redisCheck(url: string): Check {
  return {
    isRequired: false,
    run: async (signal) => {
      const client = createClient({ url, socket: { reconnectStrategy: false } })
      client.on('error', () => {})
      const destroy = () => client.isOpen && client.destroy()
      signal.addEventListener('abort', destroy, { once: true })
      try {
        await client.connect()
        await client.ping()
      } finally {
        destroy()
      }
    },
  }
}

/** The mail server greets. Nobody signs in: providers count sign-ins, and probes are many. */
export function smtpCheck(url: string): Check {
  const { protocol, hostname, port } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (isSecure ? 465 : 587) }
  return {
    isRequired: false,
    run: async (signal) => {
      const socket = isSecure ? connectSecurely({ ...at, servername: at.host }) : connect(at)
      signal.addEventListener('abort', () => socket.destroy(), { once: true })
      try {
        const greeting = await firstBytes(socket)
        if (!greeting.startsWith('220')) throw new Error('the mail server does not greet')
        socket.end('QUIT\r\n')
      } catch (error) {
        socket.destroy()
        throw error
      }
    },
  }
}

function firstBytes(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    socket.once('data', (chunk) => done(chunk.toString('latin1')))
    socket.once('close', () => fail(new Error('the connection was closed')))
    socket.on('error', fail)
  })
}
