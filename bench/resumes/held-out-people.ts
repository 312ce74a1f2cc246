/** What the readers weren't developed with. */
export const heldOutPeople = {
  firstNames: {
    american: [
      'Tamika',
      'Joseph',
      'Chloe',
      'Dmitri',
      'Yuki',
      'Andre',
      'Beatriz',
      'Colleen',
      'Zoë',
      'Mohammed',
      'Faith',
    ],
    indian: ['Aishwarya', 'Venkatesh', 'Pooja', 'Harpreet', 'Divya', 'Manoj', 'Shalini', 'Karthik', 'Fatima', 'Gaurav'],
  },
  lastNames: {
    american: [
      'Okafor',
      'De La Cruz',
      'Kowalski',
      "D'Angelo",
      'Tanaka',
      'Van Dyke',
      'Hernández',
      'Brown',
      'Price-Hall',
    ],
    indian: ['Subramanian', 'Singh', 'Joshi', 'Das', 'Pillai', 'Chowdhury', 'Gowda', 'Desai', 'Mehta', 'Siddiqui'],
  },
  cities: {
    american: ['Denver, CO', 'Atlanta, GA', 'Columbus, OH', 'Tampa, FL', 'Irving, TX', 'Boston, MA'],
    indian: ['Kolkata', 'Kochi', 'Ahmedabad', 'Gurugram', 'Coimbatore', 'Jaipur'],
  },
  companies: {
    american: [
      'Copper Creek Energy',
      'Pinnacle Data Corp',
      'Maple & Finch',
      'Tidewater Freight Co.',
      'Sunrise Credit Union',
    ],
    indian: ['Vindhya Analytics', 'Konark Systems Ltd.', 'Malabar Foods', 'Yamuna Consulting Pvt Ltd', 'Satpura Labs'],
  },
  titles: [
    'Site Reliability Engineer',
    'Salesforce Administrator',
    'Network Engineer',
    'Senior Accountant',
    'UX Designer',
    'Technical Lead',
  ],
  skillSets: [
    ['Go', 'Rust', 'Kubernetes', 'Helm', 'Terraform', 'AWS', 'Datadog', 'PostgreSQL', 'Linux'],
    ['Salesforce', 'Apex', 'SQL', 'Jira', 'Excel', 'Power BI', 'Agile', 'Tableau'],
    ['Cisco IOS', 'BGP', 'TCP/IP', 'VPN', 'Firewalls', 'Python', 'Ansible', 'Wireshark'],
    ['QuickBooks', 'GAAP', 'Payroll', 'Microsoft Excel', 'SAP', 'Accounts Payable', 'Financial Reporting'],
    ['Figma', 'Sketch', 'Adobe XD', 'HTML5', 'CSS3', 'Wireframing', 'Usability Testing', 'JavaScript'],
    ['Java', 'Spring Boot', 'MySQL', 'RabbitMQ', 'Docker', 'Jenkins', 'REST APIs', 'Git', 'Microservices'],
  ],
  degrees: {
    american: [
      'B.A. in Economics',
      'Associate of Applied Science',
      'Master of Business Administration',
      'B.S. in Physics',
    ],
    indian: ['B.E. in Electronics', 'B.Com', 'M.Sc. in Mathematics', 'Bachelor of Technology'],
  },
  schools: {
    american: ['Ohio State University', 'Boston College', 'Tulane University', 'Valencia College'],
    indian: ['Delhi University', 'IIT Madras', 'PSG College of Technology', 'University of Calcutta'],
  },
}
