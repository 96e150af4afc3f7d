import type { ReactNode } from 'react';
import { site } from '#config/site';
import { messages } from '../../messages.ts';
import { Logo } from '../../ui/logo.tsx';
import '../../styles/login.css';

function NightScene() {
	return (
		<svg viewBox="0 0 640 860" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
			<defs>
				<linearGradient id="night-ray" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#fec57e" stopOpacity="0.5" />
					<stop offset="1" stopColor="#fec57e" stopOpacity="0.03" />
				</linearGradient>
				<linearGradient id="night-edge">
					<stop offset="0" stopColor="#f5ac62" stopOpacity="0" />
					<stop offset="0.3" stopColor="#f5ac62" stopOpacity="0.55" />
					<stop offset="0.7" stopColor="#f5ac62" stopOpacity="0.55" />
					<stop offset="1" stopColor="#f5ac62" stopOpacity="0" />
				</linearGradient>
			</defs>
			<path d="M292 318 112 690h496L428 318z" fill="url(#night-ray)" />
			<path d="m280 316 46-96h72l42 96z" fill="#120d09" />
			<path d="M292 316h136" stroke="#fec57e" strokeWidth="5" strokeLinecap="round" />
			<path
				d="M362 222 548 424 516 688"
				fill="none"
				stroke="#120d09"
				strokeWidth="13"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
			<rect x="452" y="672" width="132" height="18" rx="7" fill="#120d09" />
			<path d="M0 688h640v172H0z" fill="#120d09" />
			<path d="M0 688h640v2.5H0z" fill="url(#night-edge)" />
			<path d="m170 688 66-40h176l44 40z" fill="#eee7d9" />
			<path d="M246 660h118M232 669h140M222 678h86" stroke="#5f4f42" strokeWidth="3" />
			<path d="M86 616h62v58c0 8-6 14-14 14h-34c-8 0-14-6-14-14z" fill="#b8713a" />
			<path d="M86 628H74c-14 0-14 32 0 32h12" fill="none" stroke="#b8713a" strokeWidth="7" />
		</svg>
	);
}

/** The layout of the pages before signing in: the scene on one side, a box on the other. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
	return (
		<main className="gate">
			<title>{`${title} — ${messages.appTitle} — ${site.name}`}</title>
			<div className="night" aria-hidden="true">
				<NightScene />
			</div>
			<div className="form">{children}</div>
		</main>
	);
}

export function GateHead({ title }: { title: string }) {
	return (
		<>
			<p className="brand">
				<Logo /> {site.name}
			</p>
			<h1>{title}</h1>
		</>
	);
}
