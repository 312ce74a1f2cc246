import { request } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { newAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'

const MB = 1024 * 1024
const START = `--part\r
content-disposition: form-data; name="file"; filename="jobs.csv"\r
content-type: text/csv\r
\r
Title,Company\n`

test('refuses a file of 1 GB before all of it is sent', async () => {
  const recruiter = await newAdmin('RECRUITER')
  let sent = 0
  function* file() {
    yield START
    const row = Buffer.from('Crane operator,Acme\n'.repeat(50_000))
    for (; sent < 1024 * MB; sent += row.length) yield row
  }
  const status = await new Promise((resolve, reject) => {
    // Without a length, so that only counting the bytes can show the size.
    const sending = request(`${required('TEST_SITE_URL')}/api/imports`, {
      method: 'POST',
      headers: {
        cookie: recruiter.cookieHeader(),
        'x-forwarded-for': recruiter.ip,
        'content-type': 'multipart/form-data; boundary=part',
      },
    })
    sending.once('response', (response) => {
      resolve(response.statusCode)
      sending.destroy()
    })
    pipeline(Readable.from(file()), sending, (error) => error && reject(error))
  })
  expect(status).toBe(413)
  expect(sent).toBeLessThan(128 * MB)
})
