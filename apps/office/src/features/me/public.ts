// What other rooms use of one's own account: what one asked for, on the first page.

export { MyRequests } from './my-requests.tsx'
