import type { TableRow } from '@/lib/jobs/imports/csv'
import { feedColumns } from '@/lib/jobs/imports/feed-job'
import { suggestedColumns } from '@/lib/jobs/imports/fields'
import { readXml } from '@/lib/jobs/imports/xml'

async function read(bytes: Buffer | string) {
  const read: TableRow[] = []
  for await (const row of readXml(Buffer.from(bytes as string))) read.push(row)
  const [header, ...rows] = read
  return { header: header?.cells ?? [], rows }
}

async function jobsIn(bytes: Buffer | string): Promise<Record<string, string>[]> {
  const { rows } = await read(bytes)
  return rows.map(({ cells }) => Object.fromEntries(feedColumns.map((name, index) => [name, cells[index] ?? ''])))
}

/** After the description that Indeed publishes for its XML feed. */
const indeed = `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>ATS Vendor Name</publisher>
  <publisherurl>https://www.ats.example</publisherurl>
  <lastBuildDate>Fri, 10 Dec 2027 22:49:39 GMT</lastBuildDate>
  <job>
    <title><![CDATA[Sales Executive]]></title>
    <date><![CDATA[Fri, 10 Dec 2027 22:49:39 GMT]]></date>
    <referencenumber><![CDATA[unique123131]]></referencenumber>
    <requisitionid><![CDATA[req-456789]]></requisitionid>
    <url><![CDATA[https://www.examplesite.example/viewjob.cfm?jobid=unique123131&source=Indeed]]></url>
    <company><![CDATA[Big ABC Corporation]]></company>
    <city><![CDATA[Phoenix]]></city>
    <state><![CDATA[AZ]]></state>
    <country><![CDATA[US]]></country>
    <postalcode><![CDATA[85003]]></postalcode>
    <description><![CDATA[<h2>About us</h2><p>We sell <b>R&amp;D</b> tools.<br>Join us.</p><ul><li><p>Call leads</p></li><li>Close&nbsp;deals</li></ul><script>alert(1)</script>]]></description>
    <salary><![CDATA[$50K per year]]></salary>
    <education><![CDATA[Bachelors]]></education>
    <jobtype><![CDATA[fulltime, parttime]]></jobtype>
    <category><![CDATA[Sales, Inside Sales]]></category>
    <experience><![CDATA[5+ years]]></experience>
    <expirationdate><![CDATA[Sat, 08 Jan 2028 00:00:00 GMT]]></expirationdate>
    <remotetype><![CDATA[Hybrid remote]]></remotetype>
  </job>
</source>`

test('reads a job as Indeed describes it', async () => {
  expect(await jobsIn(indeed)).toEqual([
    {
      externalId: 'unique123131',
      jobTitle: 'Sales Executive',
      company: 'Big ABC Corporation',
      location: 'Phoenix, AZ 85003',
      city: 'Phoenix',
      region: 'AZ',
      country: 'US',
      remoteCountries: '',
      jobType: 'Hybrid',
      employmentType: 'Full Time',
      experience: '5+ Years',
      salary: '$50K per year',
      description: 'About us\nWe sell R&D tools.\nJoin us.\n- Call leads\n- Close deals',
      qualification: 'Bachelors',
      closesOn: '2028-01-08',
    },
  ])
})

test('names its columns so that each has its field', async () => {
  const { header } = await read(indeed)
  expect(suggestedColumns(header, [])).toEqual(feedColumns)
})

test('reads the feed of a small ATS: capitals, escaped HTML, missing elements, and unknown ones with the same names', async () => {
  const feed = `<source><JOB><Title>Nurse &amp; Aide</Title><ReferenceNumber>JOB/77 b</ReferenceNumber><company>Mercy</company>
    <city>Remote</city><country>US</country><jobtype>per diem</jobtype><experience>Entry level</experience>
    <description>&lt;p&gt;Care for people.&lt;/p&gt;&lt;p&gt;Nights.&lt;/p&gt;</description>
    <apply><title>Apply here</title><questions><q>Why?</q></questions></apply></JOB></source>`
  expect(await jobsIn(feed)).toMatchObject([
    {
      externalId: expect.stringMatching(/^id-[0-9a-f]{32}$/),
      jobTitle: 'Nurse & Aide',
      location: 'Remote (US)',
      city: '',
      remoteCountries: 'US',
      jobType: 'Remote',
      employmentType: '',
      experience: '0 - 1 Year',
      description: 'Care for people.\nNights.',
      closesOn: '',
    },
  ])
})

test('reads HTML that is neither escaped nor in CDATA, plain text with lines, and two jobs in order', async () => {
  const feed = `<source>
    <job><title>One</title><description><p>First.</p><p>Sec<b>o</b>nd &amp; third.</p></description></job>
    <job><title>Two</title><description>Line 1\n- Item\n\nLine 2</description><expirationdate>soon</expirationdate></job>
  </source>`
  const { rows } = await read(feed)
  expect(rows.map(({ number }) => number)).toEqual([1, 2])
  expect(await jobsIn(feed)).toMatchObject([
    { jobTitle: 'One', description: 'First.\nSecond & third.' },
    { jobTitle: 'Two', description: 'Line 1\n- Item\nLine 2', closesOn: 'soon' },
  ])
})

const cafe = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><source><job><title>Café – Málaga</title></job></source>`

test.each([
  ['UTF-8', Buffer.from(cafe('UTF-8'))],
  ['UTF-8 with a byte order mark that contradicts the declaration', Buffer.from(`\uFEFF${cafe('ISO-8859-1')}`)],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${cafe('UTF-16')}`, 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${cafe('UTF-16')}`, 'utf16le').swap16()],
  ['UTF-16 without a byte order mark', Buffer.from(cafe('UTF-16'), 'utf16le')],
  ['Windows-1252', Buffer.from(cafe('Windows-1252').replace('–', '\x96'), 'latin1')],
  ['ISO-8859-1', Buffer.from(cafe('ISO-8859-1').replace('–', '\x96'), 'latin1')],
])('reads %s', async (_encoding, bytes) => {
  expect(await jobsIn(bytes)).toMatchObject([{ jobTitle: 'Café – Málaga' }])
})

const job = '<job><title>Cook</title></job>'
const laughs = `<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}">]><source><job><title>&b;</title></job></source>`

test.each([
  ['entities', laughs, "This feed declares a document type, which we don't read. Remove <!DOCTYPE …> and try again."],
  [
    'an external entity',
    '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><source><job><title>&x;</title></job></source>',
    "This feed declares a document type, which we don't read. Remove <!DOCTYPE …> and try again.",
  ],
  [
    'an unknown entity',
    `<source>\n<job><title>&nbsp;</title></job></source>`,
    'The XML has an error in line 2. Correct it and try again.',
  ],
  [
    'tags that overlap',
    '<source><job><title>Cook</job></title></source>',
    'The XML has an error in line 1. Correct it and try again.',
  ],
  ['an end that is missing', `<source>${job}`, 'The file ends early. It has to end with </source>.'],
  [
    'no XML',
    'Title,Company\nCook,Acme',
    "This is neither a job feed in Indeed's format nor a WordPress export. Choose another file.",
  ],
  [
    'another format',
    '<jobs><job/></jobs>',
    "This is neither a job feed in Indeed's format nor a WordPress export. Choose another file.",
  ],
  ['no jobs', '<source><publisher>Acme</publisher></source>', 'This feed has no jobs.'],
  [
    'an unknown encoding',
    `<?xml version="1.0" encoding="EBCDIC"?><source>${job}</source>`,
    "We don't read the encoding EBCDIC. Save the feed as UTF-8 and try again.",
  ],
  [
    'another encoding than it declares',
    Buffer.from(cafe('UTF-8'), 'latin1'),
    "The feed isn't text in its encoding, utf-8. Save it as UTF-8 and try again.",
  ],
  [
    'too many levels',
    `<source>${'<a>'.repeat(30)}${'</a>'.repeat(30)}</source>`,
    'Elements are nested too deep in line 1.',
  ],
  [
    'a text of 2 MB',
    `<source><job><title>${'x'.repeat(2_000_000)}</title></job></source>`,
    'The text that ends in or after line 1 is too long.',
  ],
  [
    'a comment of 2 MB',
    `<source><!--${'x'.repeat(2_000_000)}-->${job}</source>`,
    'The text that ends in or after line 1 is too long.',
  ],
  [
    'a text of many pieces',
    `<source><job><title>${'x<b/>'.repeat(200_000)}</title></job></source>`,
    'The text that ends in or after line 1 is too long.',
  ],
  [
    'too many jobs',
    `<source>${job.repeat(60_001)}</source>`,
    'This feed has more than 60,000 jobs. Split it into several feeds.',
  ],
])('refuses a feed with %s', async (_what, text, message) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'invalid', message })
})

test('a text that is too long for a job is cut, so that only this job is refused', async () => {
  const feed = `<source><job><title>${'x'.repeat(100_000)}</title></job>${job}</source>`
  const [long, next] = await jobsIn(feed)
  expect([long?.jobTitle?.length, next?.jobTitle]).toEqual([25_000, 'Cook'])
})
