import { messages } from '#config/messages';
import { paths } from '#config/paths';

/** What stands there while a post loads. */
export function PostLoading() {
	return (
		<p className="wrap status" role="status">
			{messages.article.loading}
		</p>
	);
}

/** Shown for an unknown post, and for a preview that the reader may not see. */
export function PostNotFound() {
	const { title, link } = messages.postNotFound;
	return (
		<StateMessage lamp="unlit" title={title} headingLevel={1}>
			<a className="btn btn-line" href={paths.home}>
				{link}
			</a>
		</StateMessage>
	);
}

interface StateMessageProps {
	/** `lit`: nothing is wrong, the list is just empty. `unlit`: something failed or is gone. */
	lamp: 'lit' | 'unlit';
	title: string;
	text?: string;
	headingLevel?: 1 | 2;
	/** The single action offered: a link or a button. */
	children?: React.ReactNode;
}

/** An empty, failed or missing view: the mark, what happened, and one action. */
export function StateMessage({ lamp, title, text, headingLevel = 2, children }: StateMessageProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<div className="state">
			<svg className="lamp" viewBox="0 0 120 96" aria-hidden="true">
				{lamp === 'lit' ? <LitLamp /> : <UnlitLamp />}
			</svg>
			<Heading>{title}</Heading>
			{text && <p>{text}</p>}
			{children}
		</div>
	);
}

const beam = 'M0 18h120v16h-10v62H98V34H22v62H10V34H0z';

function LitLamp() {
	return (
		<>
			<linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1">
				<stop offset="0" stopColor="var(--accent)" stopOpacity=".5" />
				<stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
			</linearGradient>
			<path d="M24 34h72l10 62H14z" fill="url(#lamp-light)" />
			<path d={beam} fill="var(--line)" />
			<path d="M22 34h76v2H22z" fill="var(--accent)" />
		</>
	);
}

function UnlitLamp() {
	return (
		<>
			<path d="M60 34v16" stroke="var(--line-strong)" strokeWidth="2" />
			<circle cx="60" cy="57" r="7" fill="none" stroke="var(--danger)" strokeWidth="2.5" />
			<path d={beam} fill="var(--line)" />
		</>
	);
}
