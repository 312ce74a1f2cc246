import { cityAliases, regionAliases, usStates } from '@/lib/jobs/readings/regions'

/**
 * Technical terms. Each line lists synonyms, separated by commas. A search for one finds all of them. Words listed here,
 * even alone on their line, never match the start of another word: "java" doesn't find JavaScript.
 */
const lines = `
java
javascript, js
typescript, ts
python, py
golang
rlang
clang
csharp, c sharp
cplusplus, cpp
fsharp
dotnet, dot net
aspdotnet, asp dotnet
php
ruby
rust
scala
kotlin
swift
sql
plsql
tsql, transact sql
mysql
postgres, postgresql, pgsql
mssql, sql server, ms sql
nodejs, node
reactjs, react
vuejs, vue
angular, angularjs
nextjs
html, html5
css, css3
k8s, kubernetes
aws, amazon web services
gcp, google cloud
azure
cicd, continuous integration
devops, dev ops
sre, site reliability
terraform
iac, infrastructure as code
qa, quality assurance
sdet, software development engineer in test
tester, test engineer
sde, software engineer, software developer, software development engineer
swe, software engineer
frontend, front end
backend, back end
fullstack, full stack
ui, user interface
ux, user experience
ml, machine learning
ai, artificial intelligence
nlp, natural language processing
llm, large language model
bi, business intelligence
powerbi, power bi
etl, extract transform load
dwh, data warehouse, data warehousing
dba, database administrator
ba, business analyst
pm, project manager, product manager
po, product owner
hr, human resources
hl7
ehr, electronic health record
emr, electronic medical record
sap
abap
fico
sfdc, salesforce
crm
erp
rpa, robotic process automation
iam, identity and access management
soc, security operations
infosec, information security
cybersecurity, cyber security
saas
api
rest, restful
oop, object oriented
sr, senior
jr, junior
mgr, manager
wfh, work from home, remote
part time, parttime
full time, fulltime
intern, internship
fresher, freshers, entry level
it
`

/** State abbreviations that are also words, or another state's abbreviation. On their own they don't mean a state. */
const OTHER_WORDS = 'AL AR CA CO DE HI ID IN LA MA MD ME MO MS MT OH OK OR PA TN'.split(' ')
/** Abbreviations that also end company names or mean an Indian state. */
const UNLIKE_STATES = ['CO', 'TN']

/** Different ways to write a place: a city's other names, a state's abbreviation. */
function waysOfPlaces(): string[][] {
  const named = (aliases: Record<string, string>) =>
    [...new Set(Object.values(aliases))].map((name) => [
      name.toLowerCase(),
      ...Object.keys(aliases).filter((alias) => aliases[alias] === name && alias !== name.toLowerCase()),
    ])
  return [...named(cityAliases), ...named(regionAliases)]
}

const alike = new Map<string, string[]>()
const keep = (way: string, ways: string[]) => alike.set(way, [...new Set([way, ...(alike.get(way) ?? []), ...ways])])
const waysOfTrade = lines
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((way) => way.trim()))
for (const ways of [...waysOfTrade, ...waysOfPlaces()]) for (const way of ways) keep(way, ways)
for (const [letters, name] of Object.entries(usStates)) {
  keep(name.toLowerCase(), UNLIKE_STATES.includes(letters) ? [] : [letters])
  if (!OTHER_WORDS.includes(letters)) keep(letters.toLowerCase(), [name.toLowerCase()])
}
const MAX_WORDS = Math.max(...[...alike.keys()].map((way) => way.split(' ').length))

/** All-caps entries are state abbreviations, which only match a job's place. */
export const waysToWrite = (words: string): string[] | undefined => alike.get(words)

/**
 * Replaces symbols that PostgreSQL's parser would drop. `job_search_text` does the same for jobs (see its migration).
 */
export function withoutSigns(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])([cf])#/gu, '$1sharp ')
    .replace(/(?<![\p{L}\p{N}])c\+\+/gu, 'cplusplus ')
    .replace(/(?<![\p{L}\p{N}])asp\.net(?![\p{L}\p{N}])/gu, ' aspdotnet ')
    .replace(/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/gu, ' dotnet ')
    .replace(/([\p{L}\p{N}])\.js(?![\p{L}\p{N}])/gu, '$1js')
    .replace(/(?<![\p{L}\p{N}])ci *\/ *cd(?![\p{L}\p{N}])/gu, ' cicd ')
    .replace(/(?<![\p{L}\p{N}])pl[/-]sql(?![\p{L}\p{N}])/gu, ' plsql ')
    .replace(/(?<![\p{L}\p{N}])t-sql(?![\p{L}\p{N}])/gu, ' tsql ')
    .replaceAll('/', ' ')
    .replace(
      /(?<![^\s"(])(?:go|r|c(?! sharp\b))(?![^\s,")])/gu,
      (letters) => ({ go: 'golang', r: 'rlang' })[letters] ?? 'clang',
    )
}

export function inRuns(words: string[]): string[] {
  const runs: string[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_WORDS, words.length - at)
    while (length > 1 && !alike.has(words.slice(at, at + length).join(' '))) length -= 1
    runs.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return runs
}
