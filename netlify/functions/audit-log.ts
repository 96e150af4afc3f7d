import { auditLog as action } from '#actions/audit-log';
import { auditLog as endpoint } from '#contract/audit-log';
import { serve } from '#lib/serve';

export default serve(endpoint, action);

export const config = { path: '/api/audit-log' };
