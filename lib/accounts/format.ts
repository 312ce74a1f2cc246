type SeekerRow = { id: number; userName: string; email: string; mobile: string; verifiedAt: Date | null }

/** A registered user on the wire (spec §3 "Student"). */
export function toStudent({ id, userName, email, mobile, verifiedAt }: SeekerRow) {
  return { id, userName, email, mobile, otpstatus: verifiedAt !== null }
}

type AccountRow = { userName: string; mobile: string; country: string; email: string }

/** A user's account on the wire (spec §3 "User profile"). */
export function toAccount({ userName, mobile, country, email }: AccountRow) {
  return { name: userName, mobile, country, email }
}
