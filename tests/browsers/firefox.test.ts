import { inject } from 'vitest';
import { checkIn } from './check-in.ts';
import { openFirefox } from './engines/firefox.ts';

checkIn('Firefox', () => openFirefox(inject('engines').firefox));
