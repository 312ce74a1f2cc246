import { spellingsOfSkills } from '@/lib/jobs/readings/skills'

export const pickOf = (list: readonly string[], index: string) =>
  `(ARRAY[${list.map((each) => `'${each}'`)}])[1 + (${index}) % ${list.length}]`

const skills = [...spellingsOfSkills.keys()]

/** SQL of skills for row `n`. A few are common and most are rare, as in real jobs and profiles. */
export const drawnSkills = ({ least, most, salt }: { least: number; most: number; salt: number }) => `(
  SELECT array_agg(DISTINCT (ARRAY[${skills.map((skill) => `'${skill}'`)}])[1 + floor(${skills.length} * power(${fraction('n * 64 + turn', salt)}, 3))::int])
  FROM generate_series(1, ${least} + floor(${fraction('n', salt + 1)} * ${most - least + 1})::int) AS turn)`

const fraction = (row: string, salt: number) => `((hashint8extended(${row}, ${salt}) & 1048575) / 1048576.0)`
