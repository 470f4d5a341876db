export { ModelWay } from './ModelWay.tsx'
