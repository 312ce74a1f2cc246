import type { SeedJob } from './seed-job'

export const jobsUs: SeedJob[] = [
  {
    company: 'ridgeline-analytics',
    jobTitle: 'Senior Data Engineer',
    vacancies: 2,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Austin',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 150_000, max: 178_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 3,
    status: 'approved',
    description: `Ridgeline builds demand forecasts for regional retailers, and the forecasts are only as good as the sales feeds behind them. You will join a pipeline team of six that takes in about 400 point-of-sale feeds a night, most of them late, some of them wrong, and turns them into tables our modelers and customers can trust by 6 a.m. Central.
- Own a group of ingestion pipelines in Python, Spark and Airflow, from the first file received to the table a customer sees
- Replace our remaining nightly full reloads with incremental loads and change data capture
- Write data contracts with customers' IT teams and the tests that enforce them
- Cut the warehouse bill without slowing the morning delivery; we spend about 11 percent more than we should
- Take one week in six on call, with a day off afterwards
- Review code and mentor two engineers who joined this year
We work Tuesdays and Thursdays together in the Domain office in Austin and from home on the other days. The process is one call, one practical exercise on real but anonymized data, and one day with the team.`,
    qualification: `- 5 or more years building production data pipelines
- Strong Python and SQL; you can read a query plan and explain it
- Spark or a comparable engine at a scale of terabytes
- Airflow, Dagster or another orchestrator in daily use
- Experience with Snowflake, BigQuery or Databricks
- Clear written English, because our design notes are read in two countries`,
  },
  {
    company: 'ridgeline-analytics',
    jobTitle: 'Snowflake Platform Engineer',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Contract',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: 'None',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US'],
    pay: { min: 78, max: 92, currency: 'USD', period: 'HOUR' },
    hoursAgo: 30,
    status: 'approved',
    description: `A nine-month contract, with a likely extension, to bring order to a Snowflake account that grew faster than its rules. Around 140 people query it, 31 teams own schemas in it, and nobody can say with certainty who may see which customer's data. You will work with our two platform engineers and report to the Director of Data.
- Design a role hierarchy and move existing grants to it without breaking the morning reports
- Put every account object under Terraform and our normal review process
- Set warehouse sizes, auto-suspend rules and resource monitors, and publish cost per team each week
- Introduce masking and row access policies for customer data
- Move four legacy SQL Server marts onto Snowflake with dbt
- Leave behind a runbook that a new engineer can follow alone
The contract is 40 hours a week, fully remote from anywhere in the United States, with core hours of 10 a.m. to 3 p.m. Central. You use our laptop and your own desk. Interviews take two calls and we decide within a week.`,
    qualification: `- 5 or more years with cloud data warehouses, at least 3 with Snowflake administration
- Terraform for Snowflake, or comparable infrastructure as code
- Deep knowledge of RBAC, masking and row access policies
- dbt models and tests in production
- SnowPro Advanced Administrator certification is welcome, not required
- Authorization to work in the United States`,
  },
  {
    company: 'ridgeline-analytics',
    jobTitle: 'Junior Data Analyst',
    vacancies: 2,
    experience: '0 - 1 Year',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: 'None',
    city: 'Austin',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 70_000, max: 78_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 1072,
    status: 'approved',
    description: `Our customer analytics group answers the questions that a dashboard raises: why did sales of one line fall in the Panhandle, and is it the weather, the price or the data? We are hiring two analysts at the start of their careers to sit beside five experienced ones in Austin and learn the trade on live accounts.
- Check the daily forecast for your accounts and explain the largest misses
- Write SQL that others can reuse, and review a colleague's queries each week
- Build and maintain Tableau workbooks for category managers
- Prepare the monthly business review with a senior analyst and present a part of it
- Record each data problem you find so that the pipeline team can repair the cause
For the first three months you have a mentor and a written plan: SQL and our data model first, then retail basics, then your own two accounts. We are in the office five days a week during that time, and afterwards you may work from home on Fridays. No retail background is expected.`,
    qualification: `- A degree or certificate in statistics, economics, computer science or a similar field, or an equivalent portfolio
- Working knowledge of SQL: joins, grouping and window functions
- Comfortable in Excel and one charting tool
- Curiosity, and the habit of checking a number twice
- Able to explain a chart to someone who does not like charts`,
  },
  {
    company: 'harborpoint-health',
    jobTitle: 'Service Desk Analyst',
    vacancies: 4,
    experience: '0 - 1 Year',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sun',
    noticePeriod: '7 Days',
    city: 'Houston',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 28, max: 33, currency: 'USD', period: 'HOUR' },
    hoursAgo: 11,
    status: 'approved',
    description: `Harborpoint runs three hospitals and 26 clinics around Houston, and the service desk is the first number that a nurse, a pharmacist or a scheduler calls when a screen freezes. The desk is open every hour of the year. We are adding four analysts to the evening and weekend rotation before the new clinic in Pearland opens.
- Answer calls, chats and walk-ups, with a goal of solving seven in ten on first contact
- Reset access, repair printers and workstations-on-wheels, and help with badge sign-in
- Follow the clinical priority rules: anything that delays care comes first
- Record each case in ServiceNow so that the next person can read what was tried
- Pair with the Epic support team during upgrades
- Write one knowledge article a month
Shifts are ten hours, four days a week, with a differential of $2.50 after 6 p.m. and on weekends. Training lasts three weeks on the day shift. The company pays for your CompTIA and ITIL examinations after six months, and most of our desktop engineers began on this desk.`,
    qualification: `- Up to 1 year of technical support, a training program, or strong customer service plus home lab experience
- Working knowledge of Windows 11 and Active Directory accounts
- A calm telephone manner with people under pressure
- Willing to work evenings, weekends and some holidays
- CompTIA A+ now or within six months
- Flu vaccination and background check, as for all hospital staff`,
  },
  {
    company: 'harborpoint-health',
    jobTitle: 'Healthcare Integration Analyst, HL7 and FHIR',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Houston',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 96_000, max: 118_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 55,
    status: 'approved',
    description: `When a lab result reaches the right chart in four seconds, the integration team has done its job. Five of us look after 212 interfaces between Epic, laboratory, imaging, pharmacy and the county's health exchange. This position is new: outside partners now ask for FHIR access every week and we want one person who enjoys answering them.
- Build and change HL7 v2 interfaces in Rhapsody, from mapping to go-live
- Publish and support FHIR R4 endpoints for payers, registries and patient apps
- Trace lost or duplicated messages and fix the cause with the vendor
- Keep interface specifications and test cases current
- Watch the queues one week in five, with phone support at night
- Work with security on access reviews for outside systems
You will be at the Texas Medical Center office on Mondays and during go-lives, otherwise where you work best. We plan changes for Tuesday and Wednesday nights so that weekends stay quiet. Epic Bridges training in Verona is included in the first quarter.`,
    qualification: `- 2 to 4 years with healthcare interfaces
- HL7 v2 ADT, ORM, ORU and SIU messages read without a reference card
- FHIR R4 resources and OAuth 2.0 basics
- One integration engine: Rhapsody, Cloverleaf, Mirth or Corepoint
- SQL for tracing messages
- Epic Bridges certification, or willingness to earn it within six months`,
  },
  {
    company: 'harborpoint-health',
    jobTitle: 'Oracle Database Administrator',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Houston',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 125_000, max: 145_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 800,
    status: 'approved',
    description: `The clinical data team keeps 48 Oracle databases healthy, among them the reporting copy of the medical record that 900 people use each morning. Our senior administrator retires next spring and we want her successor to work beside her for half a year first, so that what she knows stays here.
- Administer Oracle 19c on Linux and two Exadata quarter racks, and plan the move to 23ai
- Run Data Guard, test a full failover twice a year and write down what went wrong
- Tune the slow statements that clinicians notice, together with the report writers
- Patch every quarter inside windows agreed with the hospitals
- Manage RMAN backups and prove them by restoring, not by reading logs
- Share on-call duty with three colleagues
The work is hybrid: two days a week in Houston, more during patch weekends, which are returned as days off. You report to the Manager of Data Platforms, and the position has a training budget of $3,000 a year.`,
    qualification: `- 5 or more years of Oracle administration in production
- RAC, Data Guard, RMAN and ASM with hands-on recovery experience
- Performance work with AWR, ASH and SQL plan baselines
- Shell or Python scripting for routine tasks
- Exadata experience is a strong advantage
- Experience with systems that may not stop, in healthcare or elsewhere`,
  },
  {
    company: 'tallgrass-freight',
    jobTitle: 'Java Backend Engineer',
    vacancies: 3,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Dallas',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 115_000, max: 138_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 20,
    status: 'approved',
    description: `Tallgrass moves 9,000 truckloads a week without owning a truck. The matching service decides which carrier hears about which load, in what order and at what price, and it is where most of our engineering goes this year. Three backend engineers will join the eleven who run it today.
- Build services in Java 21 and Spring Boot 3 that answer in less than 200 milliseconds at the Monday peak
- Move pricing rules out of stored procedures and into tested code
- Work with Kafka events from telematics vendors that disagree about time zones
- Take part in weekly sessions with dispatchers on the floor below ours
- Write tests first where a mistake costs a carrier money
- Help to retire the last SOAP endpoint by summer
We release several times a day and roll back without a meeting. The team meets in downtown Dallas from Tuesday to Thursday, and lunch on Wednesday is on the company. Candidates speak with two engineers, pair on a small service for ninety minutes, and hear from us in three working days.`,
    qualification: `- 2 to 4 years of professional Java
- Spring Boot, JPA or jOOQ, and PostgreSQL
- Kafka or another message broker in production
- Automated tests as part of the work, not after it
- Docker and a CI pipeline you have maintained yourself
- Interest in how freight moves; knowledge of it can be learned here`,
  },
  {
    company: 'tallgrass-freight',
    jobTitle: '.NET Developer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Contract',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: '7 Days',
    city: 'Dallas',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 58, max: 68, currency: 'USD', period: 'HOUR' },
    hoursAgo: 140,
    status: 'approved',
    description: `Our carrier settlement system pays 4,300 trucking companies every Friday. It runs on .NET Framework 4.8 and a SQL Server that has seen better days. We are moving it to .NET 8 in slices over the next year and need two contract developers on site in Dallas, next to the accountants who use it all day.
- Port settlement modules from Web Forms and WCF to ASP.NET Core, one module a month
- Replace long stored procedures with code that can be tested
- Write characterization tests before changing anything that touches money
- Deploy through Azure DevOps to Azure App Service
- Fix production problems in the old system while it lives
- Document each payment rule with the settlement supervisor
This is a twelve-month contract on W-2 with benefits through our partner, and both earlier contractors on this project were converted to permanent positions. Parking is free. We work from 8 to 5 because the carriers do, and never deploy on a Thursday.`,
    qualification: `- 2 to 4 years of C# and ASP.NET, including some .NET Core or later
- SQL Server: procedures, indexes and deadlocks
- Migration work on a system that stayed in production
- Unit tests with xUnit or NUnit
- Azure DevOps pipelines or a similar tool`,
  },
  {
    company: 'mesquite-mutual',
    jobTitle: 'Business Analyst, Claims',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'San Antonio',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 88_000, max: 104_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 70,
    status: 'approved',
    description: `Hail season is when a Texas insurer shows what it is. Last spring we took in 21,000 claims in nine days, and a quarter of them waited because two systems did not agree about a roof. The claims technology group wants an analyst who will find such places before the next season does.
- Sit with adjusters and map how a claim really moves, then compare it with the procedure
- Write user stories with examples and acceptance criteria that testers can use as they stand
- Prepare the rollout of photo estimates to 160 field adjusters
- Query claims data in SQL to size a problem before proposing a project
- Run user acceptance tests and decide with the product owner what may wait
- Keep the rules library for coverage and deductibles current
You will have a desk in the Pearl office and come in two days a week, or three in a release week. We close early on Fridays in summer. Expect a first conversation by video, then a morning with the team in which you take apart a real claim.`,
    qualification: `- 2 to 4 years as a business analyst, preferably in insurance or another regulated field
- Process mapping and story writing with clear examples
- SQL well enough to answer your own questions
- Experience with Guidewire ClaimCenter or Duck Creek is useful
- Patience with exceptions, because insurance is made of them
- CBAP or CCBA welcome`,
  },
  {
    company: 'mesquite-mutual',
    jobTitle: 'Oracle EPM Consultant',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Contract',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: 'None',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US'],
    pay: { min: 85, max: 95, currency: 'USD', period: 'HOUR' },
    hoursAgo: 210,
    status: 'approved',
    description: `We have run planning and consolidation on Hyperion 11.1 since 2014 and have decided to stop. Over fourteen months the finance systems group moves to Oracle EPM Cloud: Financial Consolidation and Close first, then Planning. We have an implementation partner and want an experienced consultant on our own side of the table.
- Challenge the partner's design and sign off each configuration workbook for us
- Own the mapping of 38 entities and four charts of accounts
- Lead three parallel closes and explain every difference to the cent
- Rewrite the business rules that are worth keeping and retire the rest; we counted 240
- Set up Data Integration loads from the PeopleSoft ledger
- Teach two of our administrators to run the environment alone
The contract is fully remote inside the United States, 40 hours a week, with travel to San Antonio for the three closes at our cost. It is open to independent consultants and W-2. Please name two EPM Cloud go-lives and what you did in each.`,
    qualification: `- 5 or more years with Oracle Hyperion or EPM, including two complete EPM Cloud implementations
- FCCS consolidation, intercompany and ownership management
- Groovy rules and calculation scripts
- Data Integration, formerly Data Management, with a non-Oracle or PeopleSoft source
- Knowledge of statutory accounting for insurers is an advantage
- Confident in front of controllers and auditors`,
  },
  {
    company: 'mesquite-mutual',
    jobTitle: 'QA Automation Engineer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Contract',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '7 Days',
    city: 'San Antonio',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 52, max: 62, currency: 'USD', period: 'HOUR' },
    hoursAgo: 64,
    status: 'approved',
    description: `Policyholders can now change their coverage on the phone, and each change touches rating, billing, documents and email. Four manual testers cannot keep up with a release every two weeks. We want two automation engineers for an initial period of ten months to give them a suite that they trust.
- Build end-to-end tests in Playwright and TypeScript for the 40 journeys that matter most
- Move rating tests from spreadsheets to code, at the level of the API
- Remove flaky tests or repair them within a day; we do not rerun until green
- Create test data that covers all five states in which we sell
- Run the suite in GitHub Actions in less than fifteen minutes
- Teach our manual testers to write their first tests, and review what they write
You report to the Quality Lead and sit with the digital team in San Antonio on Tuesdays and Wednesdays. Extension is likely, and conversion is possible after six months. We will ask you to show a test you are proud of and one you deleted.`,
    qualification: `- 2 to 4 years of test automation
- Playwright or Cypress with TypeScript
- API testing and contract tests
- CI configuration, parallel runs and reporting
- Experience with insurance rating or billing is a plus
- Able to work in San Antonio two days a week`,
  },
  {
    company: 'verity-ledger',
    jobTitle: 'Site Reliability Engineer',
    vacancies: 2,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US'],
    pay: { min: 155_000, max: 185_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 6,
    status: 'approved',
    description: `Verity Ledger reconciles card and bank payments for 1,900 software companies. Money moves at all hours, so a minute of downtime becomes somebody's missing payroll. The reliability group is four engineers who write code most of the week and are allowed to stop a release. We are hiring two more.
- Run Kubernetes on AWS in two regions and keep the failover boring
- Define service level objectives with product teams and hold the monthly review
- Build the tooling for safe database migrations on a 14-terabyte PostgreSQL fleet
- Reduce pages: the target is less than two a week outside office hours
- Lead incident reviews that name causes and not people
- Plan capacity for quarter ends, when volume triples
We are remote across the United States with a meeting of the whole company in Charlotte twice a year. On-call is one week in six, paid extra. The interview has four parts: a conversation, a debugging session in a broken cluster, a design discussion, and a talk with the head of engineering. You get written feedback either way.`,
    qualification: `- 5 or more years in reliability, platform or infrastructure engineering
- Kubernetes, Terraform and AWS in production
- Go or Python beyond scripting
- PostgreSQL operations: replication, vacuum, connection pools
- Observability with Prometheus, OpenTelemetry or Datadog
- Experience in payments or another audited environment is useful`,
  },
  {
    company: 'verity-ledger',
    jobTitle: 'Senior React Developer',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Charlotte',
    region: 'NC',
    country: 'US',
    remoteCountries: [],
    pay: { min: 140_000, max: 165_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 96,
    status: 'approved',
    description: `Finance teams keep our reconciliation workspace open all day. It shows tables of 50,000 rows, and people move through it with the keyboard faster than most applications can draw. The workspace team of three engineers and a designer needs a senior React developer who finds that interesting.
- Own the grid: virtual scrolling, inline editing, keyboard shortcuts and screen reader support
- Bring the workspace from a client-only app to Next.js with server rendering where it helps
- Keep the interaction time below 100 milliseconds on a three-year-old laptop
- Build components for our design system together with the designer
- Speak with two customers a month and bring back what you saw
- Guide two mid-level engineers in reviews and pairing
We meet in Charlotte on Mondays and Tuesdays and otherwise work from home. Engineers have eight hours a month for learning that nobody tracks. The exercise is small and paid: a table component, done at your own pace, that we then discuss for an hour.`,
    qualification: `- 5 or more years of front-end engineering, at least 3 with React
- TypeScript in strict mode as a habit
- Performance profiling in the browser
- Accessibility knowledge that goes beyond an automated scan
- Tests with Playwright and Testing Library
- Experience with large tables or editors is a strong plus`,
  },
  {
    company: 'verity-ledger',
    jobTitle: 'Machine Learning Engineer, Payment Risk',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US'],
    pay: { min: 165_000, max: 190_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 160,
    status: 'approved',
    description: `About one payment in 1,400 on our platform should not have happened. The risk team finds most of them with rules and a gradient boosting model that was last rebuilt in 2024. You will be the second machine learning engineer in the team, beside two data scientists and a former bank examiner.
- Rebuild training and serving so that a model can be replaced in a day instead of a month
- Serve scores in less than 50 milliseconds inside the payment path
- Design features from events without leaking the future into the past
- Measure drift, false declines and the cost of both, and publish the figures each week
- Explain each decline in words that a support agent can use
- Prepare model documentation for our bank partners
You may live anywhere in the United States. We have a data budget, not a fixation on any particular technique: two of our best improvements last year were better labels. The process takes two weeks from first call to offer, including a paid take-home of four hours.`,
    qualification: `- 5 or more years in machine learning or data engineering, with models in production
- Python, SQL and one boosting library in depth
- Feature stores or streaming features with Kafka or Flink
- Sound statistics: imbalanced classes, calibration, experiment design
- Experience with fraud, credit or another adversarial problem
- Able to write for auditors`,
  },
  {
    company: 'solwind-energy',
    jobTitle: 'SCADA Network Engineer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Houston',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: null,
    hoursAgo: 260,
    status: 'approved',
    description: `Solwind operates 2.4 gigawatts of wind and solar at nineteen sites between Lubbock and the Gulf. Every turbine talks to our control room in Houston, and the networks that carry this traffic are yours to design and protect. We are hiring two engineers after the purchase of three more sites.
- Design and commission networks for substations and plant control systems
- Separate control, corporate and vendor traffic, and prove it with tests
- Maintain firewalls, switches and cellular backup at unstaffed sites
- Prepare evidence for NERC CIP audits throughout the year and not the week before
- Travel to sites about six days a month, by truck and occasionally up a ladder
- Support the control room on a rotation of one week in five
You will be based in our control center near the Energy Corridor. Solwind pays site travel from door to door and provides safety training and equipment. The package includes a yearly bonus tied to availability; we discuss the range in the first call.`,
    qualification: `- 2 to 4 years in industrial or utility networking
- Routing, switching and firewalls: Cisco, Fortinet or Palo Alto
- DNP3, Modbus or IEC 61850 in real installations
- Knowledge of NERC CIP requirements
- Valid driver's license and willingness to travel in Texas
- CCNA or GICSP is an advantage`,
  },
  {
    company: 'solwind-energy',
    jobTitle: 'SAP S/4HANA Finance Consultant',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Contract',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Houston',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 80, max: 95, currency: 'USD', period: 'HOUR' },
    hoursAgo: 340,
    status: 'approved',
    description: `Three wind farms come with three sets of books. Over the coming year we bring the acquired companies into our S/4HANA system and close the parallel ledgers. The finance transformation office wants a consultant who has done joint ventures and asset accounting before and has the scars to show for it.
- Configure company codes, ledgers and asset classes for the three acquired entities
- Lead data migration for 11,000 fixed assets with their history
- Set up joint venture accounting and partner billing
- Run two mock conversions and the final cutover over a month end
- Write test scripts with the controllers and see them through
- Hand over to the internal support team with written procedures
This is a twelve-month contract at 40 hours a week. Two days are in Houston, the last week of each month fully so. We work with a small team and short decisions: you will speak directly with the Controller and the CIO. Corp-to-corp and W-2 are both possible.`,
    qualification: `- 5 or more years in SAP Finance, including at least two S/4HANA implementations
- Asset Accounting and General Ledger with parallel ledgers
- Joint venture accounting in energy is strongly preferred
- Migration Cockpit and reconciliation methods
- Able to explain configuration choices to accountants
- Authorization to work in the United States`,
  },
  {
    company: 'solwind-energy',
    jobTitle: 'Power BI Developer',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Contract',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '7 Days',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US'],
    pay: { min: 55, max: 65, currency: 'USD', period: 'HOUR' },
    hoursAgo: 880,
    status: 'approved',
    description: `Traders, plant managers and the finance team each have their own figure for yesterday's generation. They are all correct in their own way, and it wastes an hour of every morning. We want a Power BI developer for eight months to build one semantic model and the reports that people will use instead of their spreadsheets.
- Gather definitions from four departments and settle the differences in writing
- Build a shared semantic model on Microsoft Fabric, with row-level security by site
- Replace 60 existing reports with about a dozen
- Tune DAX and refresh times so that the 7 a.m. call has fresh data
- Add a simple lineage page for auditors
- Train power users in short weekly sessions
Fully remote in the United States, with working hours that overlap the morning call at 7 a.m. Central. The data engineers who feed the model are in Houston and are easy to reach. Send one report you made that people still use a year later, and tell us why.`,
    qualification: `- 2 to 4 years of Power BI development
- DAX and data modeling beyond star schema basics
- SQL, and comfort with Azure or Fabric pipelines
- Row-level security and deployment pipelines
- Able to lead a definition workshop
- Energy or utility data is a plus`,
  },
  {
    company: 'northfork-grocers',
    jobTitle: 'Scrum Master',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Columbus',
    region: 'OH',
    country: 'US',
    remoteCountries: [],
    pay: { min: 118_000, max: 132_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 40,
    status: 'approved',
    description: `Northfork sells groceries in 184 stores and, since 2021, through its own app. Four product teams build ordering, picking and delivery, and three of them plan well but finish late. We want a Scrum Master for two teams who is more interested in why than in ceremony.
- Coach the picking and delivery teams, fourteen people in Columbus and six in Hyderabad
- Make waiting visible: dependencies, reviews, store windows for testing
- Hold retrospectives from which something changes within two weeks
- Help product owners to split work that fits between store freezes
- Arrange store visits, since engineers who have picked an order build better software
- Report flow measures to the leadership without turning them into targets
The teams meet in our Columbus office on Tuesdays and Wednesdays. Because part of the team is in India, the daily meeting is at 8:30 a.m. Eastern and you will write more than you speak. Candidates shadow one real team meeting and then tell us what they noticed.`,
    qualification: `- 5 or more years as Scrum Master or agile coach with software teams
- Experience with distributed teams across time zones
- Practical use of Kanban measures such as cycle time and work in progress
- Facilitation skill with quiet and loud people alike
- PSM II, A-CSM or similar
- Retail or logistics experience is useful`,
  },
  {
    company: 'northfork-grocers',
    jobTitle: 'Android Developer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Columbus',
    region: 'OH',
    country: 'US',
    remoteCountries: [],
    pay: { min: 105_000, max: 128_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 400,
    status: 'approved',
    description: `Each Northfork picker carries a rugged Android phone that tells them where the oregano is. The picking app runs eleven hours a day, in freezers and without signal at the back of the store. Two developers will join a team of four who maintain it and the customer app.
- Develop in Kotlin and Jetpack Compose for about forty device models
- Make offline work dependable: orders must not be lost when the signal is
- Integrate barcode scanners, label printers and scales over Bluetooth
- Keep the app below 1 percent battery drain per hour in the background
- Visit a store each month and pick with the app you build
- Share code with the customer app where it makes sense
You will join us in Columbus two days a week. We release to ten stores first and to the rest after three quiet days. Northfork staff receive a grocery discount of 12 percent, which engineers mention more often than the bonus.`,
    qualification: `- 2 to 4 years of Android development in Kotlin
- Coroutines, Room and WorkManager
- Offline-first synchronization in a published app
- Bluetooth or hardware integration is a strong plus
- Automated UI tests
- Experience with managed enterprise devices is welcome`,
  },
  {
    company: 'northfork-grocers',
    jobTitle: 'IT Support Technician, Stores',
    vacancies: 3,
    experience: '0 - 1 Year',
    employmentType: 'Part Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sun',
    noticePeriod: '7 Days',
    city: 'Columbus',
    region: 'OH',
    country: 'US',
    remoteCountries: [],
    pay: { min: 28, max: 30, currency: 'USD', period: 'HOUR' },
    hoursAgo: 190,
    status: 'approved',
    description: `When a checkout lane stops on a Saturday, a manager calls the store support team. We keep 184 stores running, most of them by telephone and some of them with a screwdriver. Three part-time technicians will cover evenings and weekends for the 42 stores in and around Columbus.
- Repair and replace registers, scanners, scales and receipt printers
- Guide store managers through simple repairs by phone
- Visit two to four stores in a shift with a company van
- Install equipment for store remodels, usually on Sunday evenings
- Keep stock of spare parts and record what was used
- Report repeated faults so that the cause is repaired once
The position is 20 to 25 hours a week in two fixed evenings and every second weekend, and the roster is published six weeks ahead. It suits students: four of our network and systems engineers started this way. You will be paid for all driving time and receive the staff grocery discount.`,
    qualification: `- Up to 1 year of hardware support, or a strong interest proved by your own projects
- Valid driver's license and a clean driving record
- Able to lift 40 pounds and work on a ladder
- Friendly with customers standing in the queue
- Basic networking: cables, switches, IP addresses`,
  },
  {
    company: 'quillmark-learning',
    jobTitle: 'Technical Trainer, Java and Spring',
    vacancies: 2,
    experience: '5+ Years',
    employmentType: 'Part Time',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: 'None',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US'],
    pay: { min: 55, max: 70, currency: 'USD', period: 'HOUR' },
    hoursAgo: 15,
    status: 'approved',
    description: `Quillmark trains career changers for their first job in software, in cohorts of eighteen that meet on weekday evenings. Our Java track is the largest and has the best placement rate, and there is a waiting list. We want two trainers who write Java for a living or did so until recently.
- Teach live online sessions of three hours on two or three evenings a week
- Take learners from the language itself to a Spring Boot service with tests and a database
- Review weekly projects in writing, with comments that a beginner can act on
- Hold one office hour a week
- Suggest changes to the course; trainers own a module each and keep it current
- Sit on the panel for final project demonstrations
The term is twelve weeks, from 10 to 12 paid hours a week including preparation and grading. You may teach from anywhere in the United States, and sessions run from 6 to 9 p.m. Central. You begin as co-trainer of an experienced colleague for the first four weeks, at full pay.`,
    qualification: `- 5 or more years of professional Java, including Spring Boot 3
- Experience in teaching, mentoring or leading juniors
- Testing, Git and SQL as daily practice
- Clear spoken and written English
- Reliable connection and a quiet room in the evenings
- Authorization to work in the United States`,
  },
  {
    company: 'quillmark-learning',
    jobTitle: 'Full Stack Developer',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Denver',
    region: 'CO',
    country: 'US',
    remoteCountries: [],
    pay: { min: 110_000, max: 130_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 520,
    status: 'approved',
    description: `Twelve thousand learners use the Quillmark workspace each week: an editor in the browser, a place to run code, and comments from trainers beside each line. A team of five builds all of it. We want a full stack developer who likes to see a feature through from the first sketch to the support mail.
- Build features in React, Node.js and PostgreSQL, mostly end to end
- Improve the code runner, which starts 30,000 short-lived containers a day
- Make the workspace fast on the school laptops that many learners own
- Write migrations and tests, and release on your own
- Answer learner support one afternoon a week, as all developers do
- Join a trainer in class once a month
Our office is in the RiNo district of Denver and we are there on Mondays and Thursdays. The company has 60 people, is profitable and closes between Christmas and New Year. We ask for one code sample, or an hour of pairing if you have none you can share.`,
    qualification: `- 2 to 4 years of full stack development
- TypeScript, React and Node.js
- PostgreSQL, including schema design
- Docker and basic Linux
- Care for accessibility and slow connections
- An interest in education`,
  },
  {
    company: 'quillmark-learning',
    jobTitle: 'Curriculum Writer, Cloud Engineering',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Part Time',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: 'None',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US', 'IN'],
    pay: null,
    hoursAgo: 430,
    status: 'approved',
    description: `Our cloud track teaches people who have administered a few servers to run systems on AWS and Azure. The material is two years old, and in this field that is a long time. We are looking for a writer who is an engineer, or an engineer who writes, for about fifteen hours a week over six months.
- Rewrite eight modules: networking, identity, compute, storage, infrastructure as code, observability, cost and recovery
- Design labs that work in a free or cheap account and clean up after themselves
- Write quizzes that test understanding and not the names of products
- Pilot each module with a cohort and revise it from the recordings
- Keep a style that a reader with English as a second language enjoys
- Agree every lab with the trainers in Denver and Hyderabad
The contract is remote from the United States or India and is paid per finished module, with a rate that depends on your experience and is agreed before you begin. There are two fixed meetings a week, at 8:30 a.m. Central. Please send a tutorial you wrote.`,
    qualification: `- 2 to 4 years of hands-on cloud engineering
- Published technical writing or course material
- Terraform and at least one of AWS or Azure in depth
- Linux, networking and scripting
- Willingness to have your text edited hard`,
  },
  {
    company: 'sabine-civic',
    jobTitle: 'Salesforce Developer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Contract',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Austin',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 62, max: 74, currency: 'USD', period: 'HOUR' },
    hoursAgo: 84,
    status: 'approved',
    description: `Sabine builds permit and license systems for counties and cities in Texas. Our product runs on Salesforce Public Sector Solutions, and eleven jurisdictions go live over the next eighteen months. Two contract developers will join the delivery team in Austin for the first year of this work.
- Build Apex, Lightning Web Components and flows for permitting and inspections
- Configure with clicks where that is enough, and say so when it is not
- Integrate payment providers and county GIS services
- Meet WCAG 2.1 AA on each public page, with tests to prove it
- Take part in demonstrations to clerks and inspectors
- Deploy with Salesforce DX and GitHub, never by hand
You will work in our East Austin office on Wednesdays and at go-lives in the county concerned, at our cost. County work means public schedules, public records and no shortcuts with data. The contract is twelve months on W-2 and can be extended while the program runs.`,
    qualification: `- 2 to 4 years of Salesforce development
- Apex with bulk-safe patterns, and Lightning Web Components
- Platform Developer I; Developer II welcome
- Experience Cloud sites for the public
- REST integrations and named credentials
- Eligible for a Texas public sector background check`,
  },
  {
    company: 'sabine-civic',
    jobTitle: 'Accessibility QA Tester',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Austin',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 74_000, max: 88_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 620,
    status: 'approved',
    description: `A resident who applies for a building permit may use a screen reader, a switch or a phone with the text enlarged three times. Public sites must work for all of them, by law and by our own standard. We want a tester who does this by hand and by tool, and who can tell a developer what is wrong in a way that helps.
- Test public and staff pages with NVDA, JAWS, VoiceOver, keyboard and zoom
- Run automated checks in the pipeline and judge what they miss
- Write defects with steps, effect on the person and a suggested repair
- Prepare conformance reports for each release
- Arrange sessions with residents with disabilities four times a year
- Teach developers and designers in monthly clinics
You will be the second accessibility specialist at Sabine and have the right to hold a release. The office in East Austin is step-free and close to a bus line. We are there on Wednesdays and flexible otherwise.`,
    qualification: `- 2 to 4 years in accessibility testing or QA with that focus
- Working knowledge of WCAG 2.2 and Section 508
- Fluent use of at least two screen readers
- HTML and ARIA well enough to propose the repair
- IAAP WAS or DHS Trusted Tester is a plus
- Lived experience with disability is valued`,
  },
  {
    company: 'sabine-civic',
    jobTitle: 'Cybersecurity Analyst',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Austin',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: null,
    hoursAgo: 300,
    status: 'approved',
    description: `Counties are a favorite target of ransomware groups, and eleven of them trust us with their records. Sabine's security team is three people, a good budget and a great many logs. The fourth person will watch over the cloud systems and lead the evidence for our StateRAMP authorization.
- Triage alerts from Microsoft Sentinel and close the noisy ones at the source
- Investigate phishing and suspicious sign-ins with customer IT teams
- Run vulnerability scans, follow repairs and report overdue ones without drama
- Maintain control evidence for StateRAMP and TX-RAMP
- Take part in two incident exercises a year with county staff
- Review access of vendors every quarter
The position is on site in Austin, since part of the work concerns criminal justice data that may not leave the building. Pay follows our published public sector bands and depends on certification and clearance; we will tell you your band in the first call. Fingerprinting under CJIS policy is required before the start date.`,
    qualification: `- 2 to 4 years in security operations or systems administration with a security focus
- SIEM queries: KQL or SPL
- Knowledge of NIST 800-53 controls
- Identity and endpoint security in Microsoft 365
- Security+, CySA+ or an equivalent
- Able to pass a CJIS background check`,
  },
  {
    company: 'halden-motion',
    jobTitle: 'Embedded Software Engineer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Fort Worth',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 108_000, max: 132_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 120,
    status: 'approved',
    description: `Halden makes servo drives for packaging lines, hospital beds and the occasional opera stage. Our next drive has twice the processor and a functional safety target of SIL 2, and it will be built in the plant below your desk. Two engineers join a firmware team of nine in Fort Worth.
- Write control and communication firmware in C and modern C++ for ARM Cortex-M7
- Implement EtherCAT and CANopen profiles and pass the conformance tests
- Bring up new boards with the electronics team, oscilloscope in hand
- Develop to IEC 61508, with requirements, reviews and traceability
- Add unit tests on the host and tests on hardware to the nightly run
- Help field engineers with the cases that nobody could reproduce
The work is on site because the motors are. You will have your own bench, flexible hours around a core of 10 to 3, and every second Friday free. We value people who read data sheets to the end. The interview includes an hour in the laboratory with a drive that misbehaves.`,
    qualification: `- 2 to 4 years of embedded development in C or C++
- Microcontrollers, interrupts, DMA and an RTOS
- Debugging with JTAG, logic analyzer and oscilloscope
- One fieldbus: EtherCAT, CANopen, PROFINET or similar
- Interest in functional safety; experience with IEC 61508 is a plus
- Degree in electrical, computer or mechanical engineering, or equivalent work`,
  },
  {
    company: 'halden-motion',
    jobTitle: 'Manufacturing Systems Intern',
    vacancies: 2,
    experience: '0 - 1 Year',
    employmentType: 'Part Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: 'None',
    city: 'Fort Worth',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 28, max: 30, currency: 'USD', period: 'HOUR' },
    hoursAgo: 440,
    status: 'approved',
    description: `Our assembly line records 3,000 measurements for each drive, and most of them are never looked at again. The manufacturing engineering group takes two interns each term to change that. You will work 20 hours a week during the term, and full time in summer if you wish.
- Connect test stations to the plant database with Python and OPC UA
- Build simple dashboards that an assembler can read from two meters away
- Find stations whose results drift, and check the fixture before blaming the part
- Write down what you learn for the next pair of interns
- Present your project to the plant manager at the end of term
Each intern has a mentor in the group and a project with an owner who wants the result. Past projects include a torque alarm that saved a recall and a label printer that no longer jams. Safety shoes are provided. About half of our interns have returned as engineers.`,
    qualification: `- Enrolled in engineering, computer science or manufacturing technology, or graduated within the last year
- Basic Python or C# and basic SQL
- Interest in machines and in the people who run them
- Available for 20 hours a week on site
- Authorization to work in the United States; CPT is accepted`,
  },
  {
    company: 'kestrel-telecom',
    jobTitle: 'Network Engineer',
    vacancies: 2,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Richardson',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 112_000, max: 136_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 36,
    status: 'approved',
    description: `Kestrel carries business internet and voice for 14,000 companies between Dallas and Oklahoma City. The core network was built in three eras by three teams. You will help to make it one: the same routing design, the same software, and changes that a colleague can predict.
- Migrate 22 sites from OSPF and LDP to IS-IS with segment routing
- Plan and carry out changes at night, about three a month, with a tested way back
- Automate configuration with Ansible and NetBox until nobody types it
- Work on peering and traffic engineering with our upstreams
- Act as the last level for the operations center, one week in six
- Bring two junior engineers to the point of working alone
You will be based in Richardson, with laboratory racks that mirror the core. A night change earns the next morning off without asking. We pay for recertification and one conference a year. The interview is a whiteboard talk about a failure you remember well.`,
    qualification: `- 5 or more years in service provider or large enterprise networking
- BGP, IS-IS or OSPF and MPLS in depth
- Juniper or Nokia routers; Cisco IOS XR is fine too
- Python or Ansible for network automation
- Calm, exact work during maintenance windows
- JNCIP-SP or CCNP Service Provider is an advantage`,
  },
  {
    company: 'kestrel-telecom',
    jobTitle: 'DevOps Engineer',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Richardson',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 118_000, max: 142_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 22,
    status: 'approved',
    description: `The customer portal, the provisioning service and the outage map are built by five product teams that used to wait for each other's releases. A platform team of three now gives them pipelines, environments and a way to see what is happening. You will be the fourth and will own the delivery pipelines.
- Maintain GitHub Actions pipelines for 70 services and cut the median from 18 minutes to 8
- Run our Kubernetes clusters on premises and in Azure
- Introduce progressive delivery with Argo Rollouts
- Give each pull request its own environment that disappears when merged
- Improve secrets handling and the signing of images
- Hold a weekly clinic for product teams and fix what they complain about twice
We work in Richardson from Tuesday to Thursday. On-call covers the platform only, one week in four, and last year brought nine pages in all. You will have a say in tools, and the duty to explain your choice in one page.`,
    qualification: `- 2 to 4 years in DevOps, platform or build engineering
- Kubernetes, Helm and Argo CD
- GitHub Actions or GitLab CI at more than team scale
- Terraform, and either Azure or AWS
- Bash and one of Go or Python
- A sense of service toward other developers`,
  },
  {
    company: 'kestrel-telecom',
    jobTitle: 'Field Network Technician',
    vacancies: 5,
    experience: '0 - 1 Year',
    employmentType: 'Contract',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: '7 Days',
    city: 'Plano',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 29, max: 36, currency: 'USD', period: 'HOUR' },
    hoursAgo: 26,
    status: 'pending',
    description: `New business customers in Collin and Denton counties wait eighteen days for installation, and we want it to be seven. Kestrel is taking on five field technicians on six-month contracts with the aim of keeping those who enjoy the work. You will start each day from the Plano depot with a van, a plan and a partner.
- Install fiber terminals, routers and voice equipment at customers' premises
- Splice and test fiber with OTDR, and document each run with photographs
- Explain to an office manager what was installed and how to reach us
- Repair outages when the operations center sends you
- Keep the van stocked and inspected
- Finish the job record before leaving the site
The first three weeks are paid training, half in the workshop and half on ride-along. Shifts are from 7 a.m. to 3:30 p.m., with one Saturday in two. Overtime is paid at one and a half times the rate. We supply tools, uniform and fuel card.`,
    qualification: `- Up to 1 year in cabling, low voltage, electrical or similar work, or a technical course
- Valid Texas driver's license and clean record
- Able to climb ladders and lift 50 pounds
- Basic IP networking
- Courteous at the customer's site`,
  },
  {
    company: 'orchard-and-pine',
    jobTitle: 'iOS Engineer',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Seattle',
    region: 'WA',
    country: 'US',
    remoteCountries: [],
    pay: { min: 158_000, max: 182_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 700,
    status: 'approved',
    description: `Orchard & Pine sells furniture made to last, and six in ten customers now order by phone. People measure a wall with our app and place a bookcase against it before they buy. The team of three iOS engineers and one Android engineer is small on purpose and looks for one more senior colleague.
- Own the room planner built on RoomPlan and RealityKit
- Write Swift 6 with strict concurrency and SwiftUI across the app
- Bring cold start below one second and keep it there
- Improve checkout together with payments and design
- Reduce returns: wrong size is still the first reason
- Review, mentor and keep the release train on time every second Wednesday
We are in the Fremont office on Tuesdays and Thursdays, next to the showroom, where you can watch people use what you built. Benefits include a yearly furniture allowance, and the desks are our own. Expect three conversations and a review of code we wrote, not code you must write.`,
    qualification: `- 5 or more years of iOS development with apps in the store
- Swift, SwiftUI and Swift concurrency
- ARKit, RoomPlan or other 3D work is a strong plus
- Profiling with Instruments
- Accessibility: Dynamic Type and VoiceOver
- Experience in commerce is welcome`,
  },
  {
    company: 'orchard-and-pine',
    jobTitle: 'Ecommerce Data Analyst',
    vacancies: 1,
    experience: '0 - 1 Year',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Seattle',
    region: 'WA',
    country: 'US',
    remoteCountries: [],
    pay: { min: 70_000, max: 82_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 150,
    status: 'approved',
    description: `A customer looks at a table nine times before buying it. The analytics team of four tries to understand what happens in between, and the merchandising team decides with our numbers what to build, show and discount. We are hiring an analyst who is new to the field and willing to learn it properly.
- Answer merchandising questions in SQL against our BigQuery warehouse
- Prepare the Monday trading report and explain the exceptions
- Set up and read A/B tests together with a senior analyst
- Check tracking on new pages before release
- Maintain dashboards in Looker and delete those nobody opens
- Study one returns problem each quarter, with a visit to the warehouse in Kent
You will have a mentor for the first year and one day a fortnight for study. The team is in the Seattle office on Tuesdays and Thursdays. Please send a short analysis you have done, of anything at all, with a chart and the sentence you want us to remember.`,
    qualification: `- Degree, bootcamp or up to 1 year of work in analytics
- SQL with joins, aggregates and window functions
- Basic statistics: sampling, confidence, significance
- A spreadsheet and one visualization tool
- Honest about what the data cannot say`,
  },
  {
    company: 'lumenforge',
    jobTitle: 'Cloud Security Engineer',
    vacancies: 2,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US'],
    pay: { min: 160_000, max: 188_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 9,
    status: 'approved',
    description: `Lumenforge watches cloud accounts for mistakes that attackers like, so our own accounts must be beyond reproach. The internal security team of five protects a platform that reads the configuration of 2,600 customers every ten minutes. Two engineers will share responsibility for identity and for the build chain.
- Design least-privilege access across 90 AWS and GCP accounts, with short-lived credentials only
- Secure the build chain: provenance, signing and pinned dependencies
- Write detections as code and test them against simulated attacks
- Review designs early, with threat models that fit on two pages
- Lead customer-facing security reviews a few times a quarter
- Take part in the on-call rotation, one week in seven
We have no head office to commute to; the company meets in Raleigh three times a year. Everyone writes a lot and meets little. The steps are a conversation, a written threat model of a small system, a working session on that document, and references.`,
    qualification: `- 5 or more years in security or infrastructure engineering
- AWS IAM in depth, and at least one other cloud
- Terraform and policy as code
- Go or Python for tools that others depend on
- Supply chain security: SLSA, Sigstore, SBOM
- Authorization to work in the United States`,
  },
  {
    company: 'lumenforge',
    jobTitle: 'Go Backend Engineer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Raleigh',
    region: 'NC',
    country: 'US',
    remoteCountries: [],
    pay: null,
    hoursAgo: 225,
    status: 'approved',
    description: `Our scanner makes nine hundred million API calls to cloud providers a day and must never be the reason a customer is throttled. It is written in Go, runs on Kubernetes and stores its findings in ClickHouse. The scanning team has eight engineers in Raleigh and wants two more.
- Build collectors for new cloud services, about one a week
- Improve the scheduler that divides quota between customers fairly
- Keep memory flat on workers that hold a million resources
- Write tests against recorded provider answers
- Follow a customer case each month from alert to repair
- Take part in on-call after your first quarter
The office is in downtown Raleigh and we are together on Mondays and Wednesdays. Pay depends on level, and we publish the level guide to every candidate after the first conversation along with the matching range. The exercise is a code review of a real change of ours, mistakes included.`,
    qualification: `- 2 to 4 years of backend development, at least 1 in Go
- Concurrency, profiling and testing in Go
- Knowledge of AWS, Azure or GCP APIs
- SQL; ClickHouse or another column store is a plus
- Kubernetes from a developer's side`,
  },
  {
    company: 'lumenforge',
    jobTitle: 'Technical Recruiter',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Contract',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '7 Days',
    city: null,
    region: null,
    country: 'US',
    remoteCountries: ['US'],
    pay: { min: 7800, max: 9200, currency: 'USD', period: 'MONTH' },
    hoursAgo: 500,
    status: 'approved',
    description: `We plan to hire 34 people in the next nine months, most of them engineers, and our single recruiter has a calendar that no longer closes. You will take over engineering and security positions while she takes sales and operations. The contract runs nine months, with the option of a permanent role.
- Run searches from intake to signed offer for about eight positions at a time
- Write posts and first messages that say what the work is, what it pays and how we decide
- Train interviewers and keep scorecards honest
- Answer every applicant within five working days
- Report time to hire and the drop-off at each step
- Build a pipeline beyond the usual networks, including returners and veterans
You work remotely within the United States, with overlap from 11 a.m. to 4 p.m. Eastern. Hiring managers here do reply; we measure that too. Our applicant system is Greenhouse, and you will not be asked to search resumes by keyword alone. Tell us about a search that failed and what you changed.`,
    qualification: `- 2 to 4 years recruiting software or security engineers
- Sourcing beyond a single network
- Structured interviewing and scorecards
- Greenhouse, Ashby or a similar system
- Knowledge of US hiring and pay transparency rules
- Excellent short writing`,
  },
  {
    company: 'tallgrass-freight',
    jobTitle: 'Dispatch Systems Product Owner',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Dallas',
    region: 'TX',
    country: 'US',
    remoteCountries: [],
    pay: { min: 128_000, max: 148_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 1,
    status: 'pending',
    description: `Dispatchers at Tallgrass keep nine windows open to move one load. A new console should bring that to two, and the first forty dispatchers begin with it in spring. We want a product owner who will spend half of each week with them and the other half with the two teams that build it.
- Own the roadmap and the order of work for the dispatch console
- Watch dispatch at the desk, including one night shift a month
- Decide with data which old screens may be switched off
- Write goals and examples, and leave solutions to the team
- Agree release dates with operations, who must train 260 people
- Speak plainly about what will not be done
The role is in Dallas three days a week, on the dispatch floor and not in a corner office. You report to the VP of Product and work with eleven engineers and a designer. We want to see a decision of yours that was unpopular and correct, and one that was neither.`,
    qualification: `- 5 or more years as a product owner or product manager for internal or operational software
- Observation and interview skills with working people
- SQL or another way to answer questions without waiting
- Experience in logistics, dispatch, call centers or similar operations
- CSPO or similar is welcome`,
  },
  {
    company: 'northfork-grocers',
    jobTitle: 'Produce Buyer',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: '1 Month',
    city: 'Columbus',
    region: 'OH',
    country: 'US',
    remoteCountries: [],
    pay: { min: 70_000, max: 80_000, currency: 'USD', period: 'YEAR' },
    hoursAgo: 310,
    status: 'rejected',
    description: `Northfork buys fruit and vegetables from 210 growers in the Midwest and brings in the rest from Texas and California. The fresh department looks for a buyer of stone fruit and berries, with responsibility for price, quality and waste in 184 stores.
- Plan volumes with growers a season ahead and correct them each week
- Negotiate price, packing and delivery days
- Visit growers and distribution centers to inspect quality
- Watch waste and availability by store and act on both
- Prepare promotions with marketing at least six weeks ahead
- Maintain item, supplier and cost data in the buying system
The buying office is in Columbus and opens at 6 a.m., when the market does. The season is busy from May to September and quieter afterwards. You report to the Head of Fresh and work with two assistant buyers and the quality team. Travel is about four days a month, with a company car. The position includes a bonus for waste reduction and the staff grocery discount of 12 percent.`,
    qualification: `- 2 to 4 years of produce buying or category experience
- Knowledge of berries or stone fruit is preferred
- Negotiation with growers and wholesalers
- Spreadsheets with confidence
- Early riser with a driver's license`,
  },
]
