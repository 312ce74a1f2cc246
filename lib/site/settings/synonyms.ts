/**
 * The synonyms that a new site starts with; an owner can change them in the console. One group per line. A search for one
 * finds all of them. Words listed here, even alone on their line, never match the start of another word: "java" doesn't
 * find JavaScript.
 */
export const defaultSynonyms = `
java
javascript, js, java script
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
plsql, pl sql
tsql, transact sql
mysql
postgres, postgresql, pgsql
mssql, sql server, ms sql, sqlserver
nodejs, node, node js
reactjs, react, react js
vuejs, vue, vue js
angular, angularjs, angular js
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
qa, quality assurance, quality analyst, tester, test engineer
sdet, software development engineer in test, automation tester, automation test engineer, qa automation, test automation
sde, software engineer, software developer, software development engineer
swe, software engineer
frontend, front end, ui developer, ui engineer
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
sfdc, salesforce, sales force
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
wfh, work from home, remote, telecommute, home based
part time, parttime
full time, fulltime
intern, internship
fresher, freshers, entry level, new grad, recent graduate
it
database, data base
admin, administrator
h1b, h 1b, h1 b
sponsor, sponsorship
h1b sponsor, h1b sponsorship, visa sponsor, visa sponsorship, sponsor visa, h1b visa sponsorship, h 1b sponsorship, h1b transfer
c2c, corp to corp
scrum master, scrummaster
helpdesk, help desk, service desk
ecommerce, e commerce
bigdata, big data
microservices, micro services
react native, reactnative
ml engineer, machine learning engineer
sysadmin, system administrator, systems administrator
`.trim()

export const MAX_GROUPS = 500
export const MAX_GROUP_WORDS = 20
export const MAX_WORD_LENGTH = 60

/** The groups of synonyms in a text: one per line, separated by commas. */
export const synonymGroups = (text: string): string[][] =>
  text.split('\n').flatMap((line) => {
    const words = line.split(',').map((word) => word.trim().replace(/\s+/g, ' ').toLowerCase())
    const some = [...new Set(words.filter(Boolean))]
    return some.length > 0 ? [some] : []
  })

/** Shared by all copies of this module in a process. */
const shared = globalThis as typeof globalThis & { portalSynonyms?: string }

/** The site's synonyms. */
export const currentSynonyms = (): string => shared.portalSynonyms ?? defaultSynonyms

/** Makes this process search with these synonyms. */
export function showSynonyms(text: string): void {
  shared.portalSynonyms = text
}
