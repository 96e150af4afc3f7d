import { messages } from '../messages.ts';

const thisMachine = ['127.0.0.1', '0:0:0:0::/64'];

/** Where a call came from, for display: the network address, or this machine. */
export const describeIp = (ip: string): string =>
	thisMachine.includes(ip) ? messages.common.thisMachine : ip;
