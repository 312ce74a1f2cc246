import { afterInstall } from './prepare.mjs'

afterInstall()
