/** Skills in their usual spelling, with other spellings after "=". */
const plain = `
Java; JavaScript=JS; TypeScript; Python; Ruby; PHP; Scala; Kotlin; C++=CPP; C#=C Sharp; Objective-C; Perl; MATLAB; Groovy; COBOL; Visual Basic=VB; VB.NET; Golang=Go Lang; ABAP; PowerShell; Bash; Shell scripting=Shell script; VBA; Elixir; Haskell; Clojure
HTML=HTML5; CSS=CSS3; Sass=SCSS; Bootstrap; Tailwind CSS=Tailwind; jQuery; React=ReactJS, React.js; React Native; Redux; Next.js=NextJS; Vue.js=VueJS, Vue 3; Nuxt; Angular=Angular 2+; AngularJS; Svelte; Webpack; Vite; D3.js; Three.js; Ember.js
Node.js=NodeJS; Express.js=ExpressJS; NestJS; Django; Flask; FastAPI; Ruby on Rails=Rails; Laravel; Symfony; Spring Boot=SpringBoot; Spring MVC; Spring Security; Spring Cloud; Hibernate; JPA; JDBC; JSP; Servlets; Struts; J2EE=Java EE, Jakarta EE; Maven; Gradle; JUnit; Mockito; Apache Tomcat=Tomcat; WebLogic; WebSphere; JBoss
.NET=Dot Net, .NET Framework; .NET Core; ASP.NET; ASP.NET MVC; ASP.NET Core; Entity Framework; LINQ; WPF; WCF; Blazor; Xamarin; SharePoint
SQL; PL/SQL=PLSQL; T-SQL=TSQL; MySQL; PostgreSQL=Postgres; SQL Server=MS SQL, MSSQL, Microsoft SQL Server; SQLite; MariaDB; MongoDB; Cassandra; DynamoDB; Redis; Elasticsearch=Elastic Search; Neo4j; CouchDB; DB2; Teradata; Snowflake; Redshift=Amazon Redshift; BigQuery; NoSQL; SSIS; SSRS; SSAS
AWS=Amazon Web Services; Azure=Microsoft Azure; GCP=Google Cloud, Google Cloud Platform; Azure DevOps; Azure Data Factory=ADF; AWS Lambda; EC2; CloudFormation; CloudWatch; OpenStack; Heroku; Firebase; VMware
Docker; Kubernetes=K8s; OpenShift; Helm; Terraform; Ansible; Puppet; Jenkins; GitHub Actions; GitLab CI=GitLab CI/CD; CircleCI; CI/CD=CICD; ArgoCD=Argo CD; Prometheus; Grafana; Splunk; Datadog; New Relic; ELK Stack=ELK; Nginx; Linux; Unix; Windows Server; Red Hat=RHEL; Ubuntu
Git; GitHub; GitLab; Bitbucket; SVN=Subversion; Jira; Confluence; Trello; ServiceNow; Postman; Swagger; SoapUI; SonarQube; Fiddler; Wireshark
Kafka=Apache Kafka; RabbitMQ; ActiveMQ; IBM MQ; gRPC; GraphQL; REST API=REST APIs, RESTful API, RESTful APIs, REST services, RESTful services; SOAP; Microservices=Microservice; OAuth=OAuth2; JWT; XML; JSON; XSLT; MuleSoft; TIBCO; Apache Camel
Apache Spark=PySpark; Hadoop; HDFS; Apache Hive=Hive; Airflow=Apache Airflow; Databricks; Flink=Apache Flink; Sqoop; Informatica; Talend; DataStage; dbt; ETL; Data Warehousing=Data Warehouse; Data Modeling=Data Modelling; Data Analysis; Data Engineering
Pandas; NumPy; scikit-learn=sklearn; TensorFlow; PyTorch; Keras; OpenCV; NLP=Natural Language Processing; Machine Learning; Deep Learning; Computer Vision; LangChain; MLOps; Jupyter
Power BI=PowerBI; Tableau; QlikView; Qlik Sense; Looker; Cognos; MicroStrategy; Microsoft Excel=MS Excel; Google Analytics; SAS; SPSS; Alteryx
Selenium=Selenium WebDriver; Cypress; Playwright; Appium; TestNG; Cucumber; JMeter; LoadRunner; Robot Framework; Manual Testing; Automation Testing=Test Automation; API Testing; Regression Testing; Performance Testing; UAT=User Acceptance Testing; HP ALM=Quality Center
Android; iOS; SwiftUI; Jetpack Compose; Ionic
Agile; Scrum; Kanban; SAFe; SDLC; Waterfall; Project Management; Requirements Gathering; Business Analysis; Stakeholder Management; UML; BPMN; Visio=Microsoft Visio
Salesforce=SFDC; Apex; Visualforce; SAP; SAP HANA; SAP FICO; SAP MM; SAP SD; SAP ABAP; Oracle EBS; PeopleSoft; Workday; Dynamics 365; NetSuite; Pega; Appian; UiPath; Automation Anywhere; Power Apps; Power Automate; ServiceMax
Figma; Sketch; Photoshop=Adobe Photoshop; Illustrator=Adobe Illustrator; Adobe XD; InDesign; Wireframing; UI/UX
Network Security; Cybersecurity=Cyber Security; SIEM; Penetration Testing; OWASP; Active Directory; CCNA; TCP/IP; DNS; VPN; Firewalls; Palo Alto Networks; Okta
QuickBooks; GAAP; Financial Reporting; Payroll; Accounts Payable; Accounts Receivable; HIPAA; HL7; FHIR; EDI; ITIL; Lean Six Sigma=Six Sigma`

/** Words that also mean something else. They count only as an entry of a list of skills. */
const inLists = `
Go; R; C; D; Excel; REST=RESTful; Express; Spring=Spring Framework; Spark; Swift; Dart; Rust; Oracle; Chef; Flutter; Vue; Helm; Nexus; Lua; Next; Rx; Bash; Sketch; Apex; Sass; Looker; Communication; Leadership; Teamwork=Team work; Problem Solving; MS Office=Microsoft Office; Word; PowerPoint; Outlook; Ant; Solr; S3; Lambda; Unity; Windows; Hive; Cypress; Puppet; Waterfall; SAFe; Keras; Ionic`

export type Skill = { name: string; isOnlyInLists: boolean }

const keyOf = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** By spelling in lower case. */
const skillsBySpelling = new Map<string, Skill>([...entriesOf(plain, false), ...entriesOf(inLists, true)])

/** Every skill under its usual spelling, with all of its spellings in lower case. */
export const spellingsOfSkills: ReadonlyMap<string, string[]> = byName()

export const skillNamed = (text: string): Skill | undefined => skillsBySpelling.get(keyOf(text))

function entriesOf(text: string, isOnlyInLists: boolean): [string, Skill][] {
  return text
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => {
      const [name = '', others = ''] = entry.split('=')
      const spellings = [name, ...others.split(', ')].filter(Boolean)
      return spellings.map((spelling): [string, Skill] => [keyOf(spelling), { name, isOnlyInLists }])
    })
}

function byName(): Map<string, string[]> {
  const spellings = new Map<string, string[]>()
  for (const [spelling, { name }] of skillsBySpelling) spellings.set(name, [...(spellings.get(name) ?? []), spelling])
  return spellings
}
