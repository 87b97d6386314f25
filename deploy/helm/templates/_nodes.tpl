{{/* The nodes of a role with their disruption budget: root, role, its values and its own settings. */}}
{{- define "listwise.nodes" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  {{- include "listwise.metadata" . | nindent 2 }}
spec:
  {{- if not .values.autoscaling.enabled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  selector:
    matchLabels:
      {{- include "listwise.labels" . | nindent 6 }}
  strategy:
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  template:
    metadata:
      labels:
        {{- include "listwise.labels" . | nindent 8 }}
      {{- with .root.Values.podAnnotations }}
      annotations: {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      {{- include "listwise.pod" . | nindent 6 }}
      terminationGracePeriodSeconds: {{ .values.stopSeconds }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "listwise.labels" . | nindent 14 }}
      containers:
        - name: {{ .role }}
          {{- include "listwise.container" . | nindent 10 }}
          {{- include "listwise.environment" . | nindent 10 }}
            - name: LISTWISE_ROLE
              value: {{ .role }}
            {{- range $name, $value := .own }}
            - name: {{ $name }}
              value: {{ $value | quote }}
            {{- end }}
          ports:
            {{- if eq .role "api" }}
            - { name: http, containerPort: 4000 }
            {{- end }}
            - { name: metrics, containerPort: 9464 }
          # A node copies all releases at its start, in up to ten minutes.
          startupProbe:
            httpGet: { path: /health, port: metrics }
            periodSeconds: 5
            failureThreshold: 120
          livenessProbe:
            httpGet: { path: /health, port: metrics }
            periodSeconds: 15
            timeoutSeconds: 5
          readinessProbe:
            httpGet: { path: /ready, port: metrics }
            periodSeconds: 3
            timeoutSeconds: 3
            failureThreshold: 2
          resources: {{- toYaml .values.resources | nindent 12 }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "listwise.metadata" . | nindent 2 }}
spec:
  maxUnavailable: {{ .values.maxUnavailable }}
  selector:
    matchLabels:
      {{- include "listwise.labels" . | nindent 6 }}
{{- end }}

{{/* Scales the nodes of a role; the metrics follow. */}}
{{- define "listwise.autoscaler" -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  {{- include "listwise.metadata" . | nindent 2 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ .root.Release.Name }}-{{ .role }} }
  minReplicas: {{ .values.autoscaling.minReplicas }}
  maxReplicas: {{ .values.autoscaling.maxReplicas }}
{{- end }}
