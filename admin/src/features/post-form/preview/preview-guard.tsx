import { Component, type ReactNode } from 'react';

interface PreviewGuardProps {
	/** Each new value is tried again. */
	shown: unknown;
	instead: ReactNode;
	children: ReactNode;
}

interface GuardState {
	shown: unknown;
	isBroken: boolean;
}

/** A bug in the page that is shown must not take the text in hand off the screen. */
export class PreviewGuard extends Component<PreviewGuardProps, GuardState> {
	override state: GuardState = { shown: undefined, isBroken: false };

	static getDerivedStateFromError(): Partial<GuardState> {
		return { isBroken: true };
	}

	static getDerivedStateFromProps(
		{ shown }: PreviewGuardProps,
		state: GuardState,
	): GuardState | null {
		return shown === state.shown ? null : { shown, isBroken: false };
	}

	override render(): ReactNode {
		return this.state.isBroken ? this.props.instead : this.props.children;
	}
}
