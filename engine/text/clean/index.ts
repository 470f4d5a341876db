export { type Decoded, declaredCharset, decode } from './charset.ts'
