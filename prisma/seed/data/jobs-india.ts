import type { SeedJob } from './seed-job'

export const jobsIndia: SeedJob[] = [
  {
    company: 'dakshin-pay',
    jobTitle: 'Senior Java Developer',
    vacancies: 3,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 180_000, max: 240_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 2,
    status: 'approved',
    description: `Dakshin Pay moves UPI and card payments for about 60,000 shops in the south of India, most of them with one counter and no patience for a spinner. The payments core handles 1,100 transactions a second on a festival evening. We are adding three senior developers to the team in HITEC City that owns switching and settlement.
- Design and build services in Java 21 and Spring Boot for routing, retries and settlement
- Keep the 99th percentile below 300 milliseconds at festival load
- Lead the move from a shared Oracle schema to PostgreSQL per service
- Work with partner banks on certification and on their less documented behaviour
- Review code and guide four developers with two to three years of experience
- Join the war room on the three busiest evenings of the year
We are in the office from Tuesday to Thursday. The process is a technical talk, a design round on a real incident, and a meeting with the head of engineering, usually within eight days. Bank holidays are holidays; payments on call is a paid rotation of one week in seven.`,
    qualification: `- 5 or more years of Java in a system with real load
- Spring Boot, JPA and SQL tuning
- Kafka, idempotency and the outbox pattern in practice
- Experience in payments, banking or telecom is preferred
- Able to lead a design and to change it when shown a better one
- B.E., B.Tech, MCA or equivalent experience`,
  },
  {
    company: 'dakshin-pay',
    jobTitle: 'SDET, Payments',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 85_000, max: 120_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 44,
    status: 'approved',
    description: `A payment has more ways to end than success and failure, and the interesting ones lie in between. The quality team at Dakshin Pay builds a simulator of banks that time out, answer twice or answer wrongly, and runs every release against it. Two engineers in test will extend it and the suites above it.
- Develop the bank simulator in Java, with new misbehaviours taken from production
- Automate API tests with REST Assured and contract tests with Pact
- Run load tests with Gatling before each festival season
- Take part in design reviews and ask how this will be tested
- Reconcile test settlements to the paisa
- Keep the regression run below twenty minutes
You will work in HITEC City three days a week, beside the developers of the payments core. Testers here may stop a release, and did so four times last year. The interview includes a small service with six planted defects; finding four is a good result.`,
    qualification: `- 2 to 4 years of test automation in code
- Java with JUnit or TestNG
- API, database and message queue testing
- Load testing with Gatling, k6 or JMeter
- CI with Jenkins or GitLab
- Understanding of UPI or card flows is a plus`,
  },
  {
    company: 'dakshin-pay',
    jobTitle: 'Kotlin Android Engineer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 110_000, max: 145_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 170,
    status: 'approved',
    description: `The merchant app is what our shops see of us: a sound box, a list of payments and a settlement each morning. It must run on phones that cost six thousand rupees and on networks that come and go. The merchant team has three Android engineers and needs two more for the new credit and inventory features.
- Build features in Kotlin and Compose, measured on the slowest ten devices in use
- Keep the app below 14 megabytes
- Make the payment announcement reliable when the phone is asleep
- Support seven languages, including long Telugu and Tamil words in small buttons
- Visit shops twice a month and watch the app being used with one hand
- Release every Wednesday to a growing share of users
The team sits together in Hyderabad five days a week, because it shares a drawer of 80 test phones. There is lunch, a shuttle from Raidurg metro station and a quiet room. We answer every applicant within a week.`,
    qualification: `- 2 to 4 years of Android development, mostly Kotlin
- Compose, coroutines, Room and WorkManager
- Memory, startup and battery profiling
- Push notification and background work in depth
- Apps for users with modest phones are a strong plus
- Telugu, Tamil or Kannada is useful on shop visits`,
  },
  {
    company: 'dakshin-pay',
    jobTitle: 'Graduate Software Engineer',
    vacancies: 8,
    experience: '0 - 1 Year',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: 'None',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 42_000, max: 50_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 14,
    status: 'approved',
    description: `Each winter Dakshin Pay takes a small group of graduates and brings them up as payment engineers. There are eight places for the group that begins in January. You will spend twelve weeks in training and then join a product team with a named mentor; there is no bond and no service agreement.
- Learn Java, SQL, Linux, Git and testing with our own trainers, on our own code
- Follow a payment from the counter to the bank and back, and explain each step
- Fix small defects from the third week, with review by your mentor
- Spend a week in merchant support and hear what breaks
- Build a group project and present it to the engineering leads
- Join a product team in the thirteenth week
The programme is in the office in HITEC City, Monday to Friday, 9.30 a.m. to 6 p.m. Selection is a written problem on paper, a pairing session in the language you know best, and a conversation. College name and percentage cut-offs play no part in it.`,
    qualification: `- Graduated in 2025 or 2026 in any engineering, science or computer applications course
- Able to solve problems in one programming language
- Basic SQL and data structures
- English good enough to read documentation and ask questions
- A project you can explain, however small
- Available to start in January`,
  },
  {
    company: 'neelgiri-cloud',
    jobTitle: 'DevOps Engineer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Bengaluru',
    region: 'Karnataka',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 95_000, max: 135_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 130,
    status: 'approved',
    description: `Neelgiri sells billing software to utilities and internet providers in fourteen countries, and many of them require that their data stay at home. So we run nine regions on three clouds with a platform team of seven. You would join the group that makes a tenth region a matter of days.
- Maintain Terraform modules and pipelines that create a region from an empty account
- Run Kubernetes clusters on AWS, Azure and GCP with the same tooling
- Automate database backup, restore and the monthly restore test
- Improve alerts so that a page always means that someone must act
- Help product teams to move from nightly to daily releases
- Share on-call duty in two shifts with colleagues in Lisbon
The office is in Indiranagar and the team comes in on Tuesdays and Wednesdays. On-call is day time only, since Lisbon covers our night. We use written proposals of two pages at most, and the newest engineer's proposal is read with the same care as the architect's.`,
    qualification: `- 2 to 4 years in DevOps, cloud or site reliability work
- Terraform and at least one of AWS, Azure or GCP
- Kubernetes and Helm in production
- Linux, networking and Python or Bash
- PostgreSQL operations are a plus
- Comfortable with written, asynchronous work`,
  },
  {
    company: 'neelgiri-cloud',
    jobTitle: 'Customer Support Engineer',
    vacancies: 4,
    experience: '0 - 1 Year',
    employmentType: 'Full Time',
    jobType: 'Remote',
    workDays: 'Mon - Sun',
    noticePeriod: '15 Days',
    city: null,
    region: null,
    country: 'IN',
    remoteCountries: ['IN', 'US'],
    pay: { min: 45_000, max: 60_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 58,
    status: 'approved',
    description: `Our customers are billing departments, and when a bill run stops at 2 a.m. they want a person who understands the software. The support team has grown to nineteen people in five time zones. Four places are open for people at the beginning of their career, who may work from anywhere in India; colleagues in the United States are hired on local terms.
- Answer customers by ticket, chat and call, with a first reply inside thirty minutes
- Reproduce problems in a sandbox and describe them so that a developer can start at once
- Read logs and run SQL to find why a bill differs
- Tell the customer what happened, without blame and without jargon
- Improve the help pages whenever you answer a question twice
- Work shifts on five days out of seven, planned a month ahead
Training takes six weeks, and you will not be alone on a shift for the first three months. Night shifts carry an allowance of 30 percent. We provide the laptop, a backup connection and a chair. Support engineers here often move on to development or implementation after about two years.`,
    qualification: `- Up to 1 year of experience, or a degree or diploma with projects to show
- Good written and spoken English
- Basic SQL and knowledge of how the web works
- Patience and exactness
- Willing to work in shifts, including weekends
- A steady internet connection at home`,
  },
  {
    company: 'neelgiri-cloud',
    jobTitle: 'Senior Product Engineer, Node.js',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: null,
    region: null,
    country: 'IN',
    remoteCountries: ['IN'],
    pay: { min: 3_200_000, max: 4_200_000, currency: 'INR', period: 'YEAR' },
    hoursAgo: 280,
    status: 'approved',
    description: `The rating engine turns meter readings and tariffs into money. Tariffs are written by regulators, who like exceptions, and the engine that handles them has reached the limits of its design. Neelgiri is forming a team of four to build the next one in TypeScript, and this position will lead its technical direction.
- Design a rule model that a tariff analyst can read and a machine can check
- Build it in TypeScript on Node.js, with PostgreSQL and property-based tests
- Rate 40 million readings a night in under two hours
- Migrate customers one by one, comparing old and new bills to the last unit
- Explain design decisions in writing to colleagues in five countries
- Coach three engineers and share the unglamorous work
The position is remote within India, with a meeting in Bengaluru each quarter at our cost. You should be reachable from 11 a.m. to 4 p.m. IST; the rest of the day is yours to arrange. We discuss a written design with candidates instead of asking puzzles.`,
    qualification: `- 5 or more years of backend engineering, at least 3 with Node.js and TypeScript
- Design of rule engines, billing, pricing or similar domains
- PostgreSQL in depth
- Performance work with measurements to show
- Property-based or other advanced testing
- Strong written English`,
  },
  {
    company: 'mayura-logistics',
    jobTitle: 'Warehouse Systems Support Executive',
    vacancies: 3,
    experience: '0 - 1 Year',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: '15 Days',
    city: 'Chennai',
    region: 'Tamil Nadu',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 22_000, max: 30_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 33,
    status: 'approved',
    description: `Mayura runs eleven warehouses for consumer brands, and the largest, in Sriperumbudur near Chennai, ships 40,000 lines a day. When a scanner, a printer or the warehouse system stops, a lorry waits. Three support executives will join the on-site technology team of six for the morning and evening shifts.
- Keep 220 handheld scanners, 60 printers and the wireless network working
- Help supervisors with the warehouse management system and record every case
- Check interface queues to customers' systems each hour and raise failures
- Set up new users, devices and label formats
- Count and maintain spare devices
- Guide floor staff in Tamil, kindly and more than once if needed
Shifts are 6 a.m. to 2 p.m. and 2 p.m. to 10 p.m., in weekly rotation, with Sunday off. Bus transport from Tambaram, Poonamallee and Kanchipuram is provided, as are meals. Those who learn well can move to the application team in Hyderabad after eighteen months.`,
    qualification: `- Diploma or degree in computers, electronics or a related field
- Up to 1 year of hardware or application support
- Basic Windows, networking and Excel
- Tamil for the floor and simple English for tickets
- Willing to work in shifts six days a week`,
  },
  {
    company: 'mayura-logistics',
    jobTitle: '.NET Core Developer',
    vacancies: 3,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 75_000, max: 110_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 18,
    status: 'approved',
    description: `The Mayura transport system plans 1,600 vehicles a day, and its planners in Chennai have opinions about every one of them. The product team in Gachibowli is rewriting the planning board on .NET 8 and Angular while the old one keeps working. We want three developers who enjoy such overlaps.
- Build APIs in ASP.NET Core with Entity Framework and SQL Server
- Take routing, rate and toll rules out of the old code and put tests around them
- Connect to vehicle trackers and FASTag providers
- Show finished work to planners every second Friday and listen
- Write integration tests that run against a real database
- Take turns as the developer of the day for support questions
You will be in Gachibowli on three days a week of your team's choice, with two days a quarter at the Chennai control tower. We hire for a long time and promote from within; the present architect joined as a trainee. Offers are made within ten days of the first round.`,
    qualification: `- 2 to 4 years of C# and ASP.NET Core
- SQL Server and Entity Framework Core
- REST APIs, authentication and background jobs
- Unit and integration tests
- Angular or React basics are useful
- B.E., B.Tech, MCA or comparable experience`,
  },
  {
    company: 'mayura-logistics',
    jobTitle: 'Oracle Fusion SCM Consultant',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Contract',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: '15 Days',
    city: 'Chennai',
    region: 'Tamil Nadu',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 150_000, max: 195_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 360,
    status: 'approved',
    description: `Two companies bought in 2024 still plan and purchase in their own systems. Mayura moves both to Oracle Fusion Supply Chain over ten months, beginning with Inventory and Procurement. The programme office in Guindy wants a consultant with complete implementations to their name, to work beside our own four analysts.
- Run design workshops with warehouse, purchase and finance heads
- Configure Inventory, Procurement, Order Management and Cost Management
- Plan migration of 46,000 items and open orders, with two rehearsals
- Design integrations with the warehouse system through Oracle Integration Cloud
- Prepare and lead user acceptance tests at four sites
- Stand on the floor for the first two weeks after each go-live
The contract is ten months, on site in Chennai from Monday to Saturday with two Saturdays off, and travel to Pune and Coimbatore at our cost. Accommodation can be arranged for candidates from other cities. Please name your Fusion go-lives with the modules and your part.`,
    qualification: `- 5 or more years of Oracle SCM, at least 2 full Fusion Cloud implementations
- Inventory, Procurement and Order Management
- GST localisation for India
- FBDI, OTBI and Oracle Integration Cloud
- Good relations with users who did not ask for a new system
- Oracle Cloud certification is preferred`,
  },
  {
    company: 'sanjeevika-diagnostics',
    jobTitle: 'Lab Information System Analyst',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: '1 Month',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 55_000, max: 80_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 76,
    status: 'approved',
    description: `Sanjeevika tests 18,000 samples a day at its reference laboratory in Uppal and at 240 collection centres. The laboratory information system follows each tube from the needle to the report. Two analysts will join the group of five that configures it, connects the instruments and keeps the pathologists content.
- Configure tests, reference ranges and report formats with the consultants
- Connect new analysers by ASTM or HL7 and validate the results with the laboratory
- Find the cause of delayed or held reports the same day
- Prepare evidence for NABL assessments
- Test each release in a copy of the laboratory before it goes live
- Train technicians at new centres, about two visits a month
You will work at the Uppal laboratory from Monday to Saturday, 8.30 a.m. to 5 p.m., with the second and fourth Saturday off. The laboratory never closes, so there is a paid rotation by phone. Staff and their families receive tests at half price.`,
    qualification: `- 2 to 4 years with a laboratory or hospital information system
- SQL and basic scripting
- HL7 or ASTM instrument interfaces
- Knowledge of laboratory workflow; a B.Sc. MLT background is welcome
- Careful documentation
- Telugu or Hindi and good English`,
  },
  {
    company: 'sanjeevika-diagnostics',
    jobTitle: 'React Native Developer',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Contract',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '7 Days',
    city: null,
    region: null,
    country: 'IN',
    remoteCountries: ['IN'],
    pay: { min: 900, max: 1300, currency: 'INR', period: 'HOUR' },
    hoursAgo: 110,
    status: 'approved',
    description: `Half a million people read their test reports in our app, and a good number of them read them for their parents. The app is five years old and shows it. We want a React Native developer on contract for eight months to rebuild booking and reports with our designer and two backend developers.
- Upgrade the app to the new architecture of React Native without a pause in releases
- Rebuild booking of home visits, with slots, addresses and several patients per visit
- Show results so that a person without medical training understands what to do next
- Make reports available offline and safe behind the phone's lock
- Add Telugu, Hindi and large text throughout
- Set up automated builds and staged release
The work is remote within India for 30 to 40 hours a week, billed monthly, with two visits to Hyderabad paid by us. Health data stays in our systems, and you will work on a laptop that we provide. The contract can be extended for the phlebotomist app that follows.`,
    qualification: `- 2 to 4 years of React Native with apps in both stores
- TypeScript and automated tests
- Native modules, deep links and push
- Secure storage and sign-in
- Care for accessibility and Indian languages`,
  },
  {
    company: 'sanjeevika-diagnostics',
    jobTitle: 'IT Helpdesk Executive',
    vacancies: 4,
    experience: '0 - 1 Year',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sun',
    noticePeriod: '15 Days',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 18_000, max: 25_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 480,
    status: 'approved',
    description: `Two hundred and forty collection centres begin to draw blood at 6 a.m. If the billing screen or the barcode printer does not work, patients who have fasted since the evening must wait. The helpdesk in Uppal is their first call. We are hiring four executives for rotating day shifts.
- Take calls from centres and solve what can be solved by phone or remote access
- Set up and repair PCs, barcode printers and payment terminals
- Reset passwords after proper checks of identity
- Log each case and pass on what you cannot solve, with the facts
- Call centres back to see that the problem is gone
- Visit centres in the city for installations
Shifts are 5.30 a.m. to 2 p.m. and 1 p.m. to 9.30 p.m., five days in seven with a roster published for the month. Cab pick-up is provided for the early shift. After a year you may apply to the network, application or laboratory systems teams.`,
    qualification: `- Graduate or diploma holder, freshers welcome
- Basic Windows, printers and networking
- Polite on the telephone in Telugu, Hindi and simple English
- Ready for rotating shifts, including Sundays
- Two-wheeler licence for centre visits`,
  },
  {
    company: 'pallavan-motors',
    jobTitle: 'Embedded C++ Engineer, Body Electronics',
    vacancies: 4,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Chennai',
    region: 'Tamil Nadu',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 80_000, max: 125_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 26,
    status: 'approved',
    description: `The body controller in Pallavan's new electric light truck handles doors, lamps, wipers and the immobiliser, and it wakes the rest of the vehicle. Its software was bought until now. A group of fourteen at our technical centre in Oragadam is bringing it in-house, and four engineers are needed for application and diagnostics.
- Develop application software in C++17 to MISRA rules on an Infineon AURIX controller
- Implement UDS diagnostics and the bootloader with secure update
- Write unit tests with coverage to ASPICE level 2
- Test on hardware in the loop, and in the truck on the proving ground
- Analyse CAN and LIN traces from the field
- Take part in design reviews with the safety engineer
The technical centre is open from 8.45 a.m. to 5.45 p.m., with buses from the city, a canteen and a test track within walking distance. The programme is for four years, and the engineers who start it will see the truck on the road.`,
    qualification: `- 2 to 4 years of embedded C or C++ in automotive
- CAN, LIN and UDS
- MISRA, static analysis and unit tests
- Vector tools such as CANoe and CANape
- ISO 26262 awareness
- B.E. in electronics, electrical or mechatronics`,
  },
  {
    company: 'pallavan-motors',
    jobTitle: 'AUTOSAR Trainee Engineer',
    vacancies: 10,
    experience: '0 - 1 Year',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: 'None',
    city: 'Chennai',
    region: 'Tamil Nadu',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 30_000, max: 38_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 205,
    status: 'approved',
    description: `Good automotive software engineers are hard to find, so Pallavan trains its own. Ten trainees begin in Oragadam each January and leave the programme after nine months as engineers with a permanent position. The training is paid from the first day and asks for no deposit and no bond.
- Learn C for controllers, real-time basics and the AUTOSAR Classic layers
- Configure basic software with EB tresos under guidance
- Build a window lifter from sensor to motor as a first project
- Rotate for six weeks each through development, testing and the vehicle workshop
- Write test cases for a colleague's software
- Sit the internal examination at the end of each quarter
Classes are in the morning and project work in the afternoon, Monday to Saturday with two Saturdays off in the month. A shared hostel is available at low cost. Trainees who pass all three examinations are placed in the team that they choose, in order of result.`,
    qualification: `- B.E. or B.Tech in ECE, EEE, EIE or mechatronics, 2025 or 2026
- C programming and digital electronics
- A microcontroller project of your own
- English for documents; Tamil is helpful on the shop floor
- Ready to join in January`,
  },
  {
    company: 'pallavan-motors',
    jobTitle: 'SAP MM Consultant',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Chennai',
    region: 'Tamil Nadu',
    country: 'IN',
    remoteCountries: [],
    pay: null,
    hoursAgo: 560,
    status: 'approved',
    description: `Three plants, 740 suppliers and 62,000 part numbers pass through Materials Management at Pallavan. The company upgrades to S/4HANA in 2027 and wants to clean up first. The business systems group needs a senior MM consultant who will be responsible for procurement and inventory until and beyond that date.
- Own the MM configuration for direct and indirect purchase
- Reduce 340 custom reports and enhancements to those that are used
- Clean supplier and material masters with the purchase teams
- Support scheduling agreements, subcontracting and supplier portals
- Prepare conversion tests for S/4HANA with our partner
- Guide two associate consultants
You will be at the Guindy office or a plant on three days a week. Salary is fixed by grade after the second round and stated in writing with the offer; benefits include family insurance and a vehicle purchase scheme. Selection takes about three weeks.`,
    qualification: `- 5 or more years of SAP MM, with at least one S/4HANA project
- Automotive procurement: scheduling agreements, kanban, subcontracting
- Integration with FI, QM and WM or EWM
- GST in purchasing
- Debugging well enough to brief an ABAP developer
- SAP certification is preferred`,
  },
  {
    company: 'vellora-bank',
    jobTitle: 'Mainframe Modernization Engineer',
    vacancies: 2,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Pune',
    region: 'Maharashtra',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 2_400_000, max: 3_200_000, currency: 'INR', period: 'YEAR' },
    hoursAgo: 90,
    status: 'approved',
    description: `Vellora Bank's deposit system has calculated interest in COBOL since 1989 and has never been wrong by a paisa. Its successor will be written in Java, and it must not be wrong either. The modernization team in Kharadi works product by product and needs two engineers who are at home in both worlds.
- Read COBOL, JCL and DB2 and write down the rules that nobody remembers
- Build the equivalent in Java with tests that replay ten years of postings
- Run old and new in parallel and explain each difference
- Design the data replication between mainframe and cloud
- Present findings to product owners and internal audit
- Teach younger engineers to read what they will one day switch off
The team meets in Kharadi on three days a week. Releases follow the bank's calendar, so quarter ends are quiet for development and busy for comparison. You will work with two colleagues who wrote parts of the original; they stay until the last product has moved.`,
    qualification: `- 5 or more years with COBOL, JCL, CICS and DB2 on z/OS
- Java and Spring at the level of independent work
- Data replication or batch migration experience
- Knowledge of retail banking products
- Patience for archaeology and exactness in proof
- Relevant degree or equivalent experience`,
  },
  {
    company: 'vellora-bank',
    jobTitle: 'Hyperion Planning Administrator',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Contract',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: 'Mumbai',
    region: 'Maharashtra',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 120_000, max: 150_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 320,
    status: 'approved',
    description: `The bank plans its budget in Hyperion Planning 11.2, with 600 users in 430 branches and a very busy January. The finance systems team in Andheri needs an administrator on contract for twelve months, through one full budget cycle and into the preparation for EPM Cloud.
- Administer Planning, Essbase and Financial Reporting in three environments
- Load actuals each month from the general ledger with FDMEE
- Tune calculation scripts so that the nightly run ends before branches open
- Manage dimensions, security and forms for the budget cycle
- Answer users during January and February, in person where that helps
- Record rules and integrations for the coming move to cloud
You will work in Andheri three days a week, and on all five from mid-December to the end of February. The contract is through our payroll partner with statutory benefits. It can be extended for the cloud project, in which you would have a head start.`,
    qualification: `- 2 to 4 years of Hyperion Planning and Essbase administration
- Calculation scripts, business rules and Smart View
- FDMEE or Data Management
- LCM and patching on Windows or Linux
- Understanding of budgeting in a bank or another large organisation`,
  },
  {
    company: 'vellora-bank',
    jobTitle: 'Information Security Analyst',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: '1 Month',
    city: 'Mumbai',
    region: 'Maharashtra',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 90_000, max: 130_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 640,
    status: 'approved',
    description: `The security operations centre at Vellora Bank watches 9,000 endpoints, 1,200 servers and an internet banking site that is under attack on every ordinary day. Monitoring runs around the clock with a partner. Our own analysts handle what is serious, and two positions are open on this second level.
- Investigate cases that the first level passes on, and decide on containment
- Tune detection rules and remove those that never find anything
- Hunt for one hypothesis a week and write down the result, empty or not
- Prepare reports to the regulator within the required hours
- Take part in the half-yearly crisis exercise with the business
- Follow vulnerability repairs with system owners
The centre is in Bandra Kurla Complex, and work is on site. The week has five days, which may include Saturday, in a day shift from 8 a.m. or an afternoon shift from 2 p.m. The bank pays for one certification a year and for the second attempt as well.`,
    qualification: `- 2 to 4 years in a security operations centre or incident response
- SIEM work with QRadar, Splunk or Sentinel
- EDR investigation and basic forensics
- Networking and Windows internals
- Awareness of RBI and CERT-In reporting duties
- CEH, CySA+ or GCIH is an advantage`,
  },
  {
    company: 'vellora-bank',
    jobTitle: 'Scrum Master, Retail Lending',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Pune',
    region: 'Maharashtra',
    country: 'IN',
    remoteCountries: [],
    pay: null,
    hoursAgo: 760,
    status: 'approved',
    description: `A customer of Vellora Bank can ask for a personal loan in four minutes, and then waits two days. Three teams in Kharadi are working on the two days. They know Scrum well enough; what they need is somebody who deals with what stands between teams: risk, legal, the data centre and the release calendar.
- Serve three teams of seven, with joint planning every two weeks
- Bring risk and compliance into refinement, so that nothing stops at the end
- Make dependencies visible and chase them by walking and by telephone
- Coach product owners to slice work by customer outcome
- Facilitate retrospectives that lead to one change each
- Report progress to the lending steering group in one honest page
The teams are in Kharadi from Tuesday to Thursday. The position is on the bank's managerial grade; pay is set within it according to experience and discussed openly in the second round. The selection includes observing a refinement session and talking about it.`,
    qualification: `- 5 or more years as Scrum Master, part of it in banking or insurance
- Work with several teams and shared releases
- Knowledge of lending processes is helpful
- Jira and flow metrics used with judgement
- PSM II, SAFe or similar certification
- Marathi or Hindi besides English`,
  },
  {
    company: 'haritvan-agritech',
    jobTitle: 'Machine Learning Engineer, Crop Imaging',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Bengaluru',
    region: 'Karnataka',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 130_000, max: 175_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 66,
    status: 'approved',
    description: `A farmer photographs a leaf, and eight seconds later Haritvan says what it probably is and what to do about it. The model knows 140 diseases of 19 crops and is right about four times in five. The imaging team of five in Bengaluru wants to make that nine in ten, on a phone without a signal.
- Train and compress vision models for on-device use
- Build the labelling loop with eleven agronomists, and measure how far they agree
- Find out where the model fails by crop, district and phone, and report it openly
- Set up evaluation that a new model must pass before release
- Deploy to Android with the app team and watch the results in the field
- Visit farms twice a season; it rains, bring shoes
The office is in HSR Layout, with two fixed days a week. We publish our evaluation sets and encourage papers when they help the work. Candidates receive a small image set with a deliberate flaw and two hours to discuss it with us.`,
    qualification: `- 2 to 4 years of applied computer vision
- PyTorch, and one mobile runtime such as TensorFlow Lite or ONNX
- Quantisation and distillation in practice
- Experimental discipline and error analysis
- Python engineering with tests
- Kannada, Telugu or Marathi is useful in the field`,
  },
  {
    company: 'haritvan-agritech',
    jobTitle: 'Geospatial Data Engineer',
    vacancies: 1,
    experience: '2 - 4 Years',
    employmentType: 'Contract',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '15 Days',
    city: null,
    region: null,
    country: 'IN',
    remoteCountries: ['IN'],
    pay: { min: 100_000, max: 140_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 240,
    status: 'approved',
    description: `Haritvan advises on irrigation for 310,000 hectares, based on satellites, weather and the soil. The satellite part arrives every five days as about two terabytes, often under cloud. We want a data engineer with geospatial experience for a contract of nine months, to make the pipeline dependable before the summer season.
- Build ingestion for Sentinel-1, Sentinel-2 and weather data in Python
- Mask cloud, mosaic scenes and compute indices per field
- Store rasters as cloud-optimised GeoTIFF and index them with STAC
- Reduce processing time from nine hours to three
- Serve values per field through an API with PostGIS behind it
- Document the method so that agronomists can trust and criticise it
The contract is remote within India, full time, with two visits to Bengaluru at our cost. The team keeps common hours from 11 a.m. to 4 p.m. IST. Extension is possible, since a second constellation follows next year.`,
    qualification: `- 2 to 4 years of geospatial data processing
- Python with rasterio, xarray and GDAL
- PostGIS and spatial indexing
- Airflow, Prefect or a similar scheduler on AWS or GCP
- Understanding of projections and resampling
- Experience with radar data is a plus`,
  },
  {
    company: 'haritvan-agritech',
    jobTitle: 'Field Technology Intern',
    vacancies: 6,
    experience: '0 - 1 Year',
    employmentType: 'Part Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: 'None',
    city: 'Mysuru',
    region: 'Karnataka',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 15_000, max: 20_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 420,
    status: 'approved',
    description: `Our soil sensors stand in 1,400 fields around Mysuru and Mandya, and they need care: batteries, cleaning, and now and then a fence against goats. Six interns will work with the field team during the season, five hours a day, and learn how connected devices behave outside a laboratory.
- Install and check sensors and weather stations with a field officer
- Read device logs and find out why a station is silent
- Record position, crop and photographs in the field app
- Explain readings to farmers in Kannada and note their questions
- Test new firmware on ten stations before it goes to all
- Write one page on what should change in the design
The internship lasts four months, from 7 a.m. to noon, Monday to Saturday. You start at our Mysuru office, and travel to the fields is by company vehicle. Interns receive a certificate that says what they did, and two were taken on as engineers last year.`,
    qualification: `- Student or recent graduate in electronics, computer science or agricultural engineering
- Basic electronics and use of a multimeter
- Kannada spoken well
- Willing to work outdoors
- Curious and careful with other people's fields`,
  },
  {
    company: 'ridgeline-analytics',
    jobTitle: 'Analytics Engineer, dbt and Snowflake',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 120_000, max: 150_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 8,
    status: 'approved',
    description: `Ridgeline's Hyderabad office looks after the part of our data that customers see: 380 dbt models between raw sales feeds and the forecast screens. The analytics engineering team is four people here and three in Austin, and it hands work over every day instead of working at night. Two places are open.
- Build and refactor dbt models on Snowflake, with tests and documentation
- Define measures once, in a semantic layer, and retire their many copies
- Review pull requests with colleagues in Austin by writing well
- Trace wrong figures to their source and see the cause repaired
- Keep the morning run inside its two-hour window
- Speak to customers' analysts about definitions, about once a week
The office is in Madhapur, and the team comes in on Tuesdays and Wednesdays. The working day is 11 a.m. to 8 p.m. IST, which gives two hours with Texas and no night shifts. The interview is a conversation, a modelling exercise and a talk with both halves of the team.`,
    qualification: `- 2 to 4 years in analytics engineering or data warehousing
- dbt in production with tests and CI
- SQL of a high standard
- Snowflake: clustering, warehouses and cost
- Dimensional modelling
- Clear written English`,
  },
  {
    company: 'orchard-and-pine',
    jobTitle: 'Salesforce Commerce Cloud Developer',
    vacancies: 1,
    experience: '5+ Years',
    employmentType: 'Full Time',
    jobType: 'Remote',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: null,
    region: null,
    country: 'IN',
    remoteCountries: ['IN'],
    pay: { min: 2_800_000, max: 3_600_000, currency: 'INR', period: 'YEAR' },
    hoursAgo: 900,
    status: 'approved',
    description: `The Orchard & Pine web shop runs on Salesforce Commerce Cloud and serves customers in the United States and Canada. Our engineering group in India began in Bengaluru three years ago and now counts sixteen people in eight cities. We need a senior developer for the move from SFRA to a composable storefront.
- Lead the storefront migration, page type by page type, with measured conversion
- Build on PWA Kit and the Commerce APIs
- Maintain SFRA cartridges as long as they earn money
- Integrate tax, payment and delivery partners
- Prepare for the autumn sale with load tests and a freeze that holds
- Guide three developers and be their link to Seattle
You can live anywhere in India. The overlap with Seattle is from 7.30 to 9.30 p.m. IST on three evenings a week, and those days start at noon. The company brings everyone together in Bengaluru twice a year, and senior staff visit Seattle once.`,
    qualification: `- 5 or more years of Commerce Cloud development
- SFRA, OCAPI or SCAPI, and PWA Kit
- React and Node.js
- B2C Commerce Developer certification
- Peak season experience in online retail
- Comfortable working with a team eleven time zones away`,
  },
  {
    company: 'halden-motion',
    jobTitle: 'Firmware Test Engineer',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Fri',
    noticePeriod: '1 Month',
    city: 'Pune',
    region: 'Maharashtra',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 70_000, max: 105_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 5,
    status: 'pending',
    description: `Halden's engineering centre in Chakan tests each drive before it leaves for Texas or for customers in Asia. With the new servo family the number of variants triples, and testing by hand will not do. We want two engineers to build automatic tests on real hardware.
- Design test benches with motors, loads and measuring equipment
- Automate tests in Python with pytest and the drive's fieldbus
- Cover faults: lost phase, overheated winding, cut cable
- Report defects to the firmware team in Fort Worth with traces attached
- Keep calibration and safety records of the benches
- Prepare evidence for functional safety assessments
The work is on site from 9 a.m. to 6 p.m., five days a week, with a bus from Pimpri and Wakad. A weekly call with Fort Worth is at 7 p.m., from home if you like. Each engineer visits the plant in Texas within the first year to build a bench together with the people who designed the drive.`,
    qualification: `- 2 to 4 years of embedded or hardware testing
- Python automation, preferably pytest
- Oscilloscope, power analyser and CAN or EtherCAT tools
- Understanding of motors and power electronics
- B.E. in electrical, electronics or mechatronics`,
  },
  {
    company: 'quillmark-learning',
    jobTitle: 'Technical Trainer, Salesforce Administration',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Part Time',
    jobType: 'Hybrid',
    workDays: 'Mon - Sat',
    noticePeriod: 'None',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 1200, max: 1800, currency: 'INR', period: 'HOUR' },
    hoursAgo: 47,
    status: 'pending',
    description: `Quillmark's Salesforce track in Hyderabad prepares graduates and career changers for the Administrator certification and for the work that comes after it. Groups of twenty meet in Ameerpet on weekday mornings and Saturdays. Two trainers are needed for the groups that begin next month.
- Teach the administrator course in eight weeks, with exercises in a real developer org
- Explain security and sharing until each learner can draw it
- Set and mark a weekly task taken from practice
- Hold mock interviews and give honest feedback
- Keep material in step with the three releases a year
- Meet the US trainers online once a fortnight
The engagement is about 16 hours a week, one third of them online, with pay by the hour including preparation. Classrooms, recordings and a teaching assistant are provided. You teach a trial lesson of thirty minutes to a present group, and they have a vote.`,
    qualification: `- 2 to 4 years as Salesforce administrator or consultant
- Administrator certification; Advanced Administrator or App Builder welcome
- Experience in teaching or in onboarding users
- Clear English, with Telugu or Hindi for explanations
- Available on Saturdays`,
  },
  {
    company: 'vellora-bank',
    jobTitle: 'Core Banking Support Engineer',
    vacancies: 3,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sun',
    noticePeriod: '15 Days',
    city: 'Pune',
    region: 'Maharashtra',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 65_000, max: 95_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 70,
    status: 'pending',
    description: `Every branch of Vellora Bank opens its books at 9.30 a.m., and by then the night's batch must be complete. The core banking support team in Kharadi sees to it. Three engineers will join a group of twelve that covers day and night in rotation.
- Watch the end-of-day batch and act on failures by the runbook, or improve the runbook
- Investigate posting and interest differences with SQL
- Support branches with cases that the helpdesk cannot close
- Apply approved data corrections under dual control
- Take part in release weekends and the yearly disaster recovery test
- Write problem reports that lead to lasting repairs
The roster has four early, two late and two night weeks in a cycle of eight, with transport at night and an allowance. Two rest days a week are guaranteed. Engineers who have learned the batch well are the first to be asked when the modernization team grows, which happens every year.`,
    qualification: `- 2 to 4 years of application support in a bank or a similar environment
- Oracle SQL and reading of PL/SQL
- Unix shell and a scheduler such as Control-M
- ITIL practice: incident, problem, change
- Knowledge of Finacle, Flexcube or another core system
- Ready for shifts`,
  },
  {
    company: 'mayura-logistics',
    jobTitle: 'Truck Fleet Coordinator',
    vacancies: 2,
    experience: '2 - 4 Years',
    employmentType: 'Full Time',
    jobType: 'Onsite',
    workDays: 'Mon - Sat',
    noticePeriod: '15 Days',
    city: 'Chennai',
    region: 'Tamil Nadu',
    country: 'IN',
    remoteCountries: [],
    pay: { min: 28_000, max: 36_000, currency: 'INR', period: 'MONTH' },
    hoursAgo: 390,
    status: 'rejected',
    description: `Mayura's fleet desk in Guindy plans drivers and vehicles for 180 of its own trucks between Chennai, Hyderabad and Bengaluru. Two coordinators are wanted for the afternoon and night desk, to keep trucks moving and drivers rested.
- Assign drivers and vehicles to trips planned for the day
- Follow trips on the tracking screen and call drivers when something is wrong
- Arrange repairs, tyres and fuel on the road
- Observe driving hours and rest, and refuse trips that break them
- Settle trip advances and collect documents
- Report delays to customer service before the customer notices
The desk works six days a week, from 2 p.m. to 10 p.m. or 10 p.m. to 6 a.m. in fortnightly rotation, with a night allowance and transport. You report to the Fleet Manager, and the desk supervisor trains you for the first month. The position is permanent after six months of probation.`,
    qualification: `- 2 to 4 years in fleet or transport operations
- Tamil and Hindi; Telugu is an advantage
- Knowledge of permits, e-way bills and FASTag
- Basic Excel and tracking software
- Calm at night on the telephone`,
  },
]
